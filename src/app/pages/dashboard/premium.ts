import type { Plan, PremiumStatus } from '../../../billing/index.ts';
import type { PartnerRow } from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

export function createPremium(context: AppContext, services: Services, member: Member) {
  const { settings, db } = context;
  const { accounts, billing } = services;
  const { change, record } = createRecorder(context, member.actor, member.partnerId);
  const page = `${settings.PUBLIC_URL}/dashboard/${encodeURIComponent(member.slug)}/premium`;
  /** Returns the address of a Stripe page for an owner. */
  const lead = async (
    what: string,
    to: (partner: PartnerRow) => Promise<string>,
    after: object = {},
  ): Promise<string> => {
    allow(member, 'premium.write');
    const address = await to(await accounts.get(member.partnerId));
    await record(db, { action: `premium.${what}`, subject: `partner ${member.slug}`, after });
    return address;
  };
  return {
    /** Whether payments are configured; otherwise operators grant Premium. */
    isSetUp: billing.isSetUp,
    status: async (): Promise<PremiumStatus> =>
      billing.status(await accounts.get(member.partnerId)),
    /** Requests the state of a payment from Stripe when a person returns from it. */
    refresh: () => billing.refresh(member.partnerId),
    /**
     * Starts a purchase; resolves with the address for the payment. Throws `forbidden` and
     * `bad_request`.
     */
    buy: (plan: Plan) => lead('buy', (partner) => billing.buy(partner, plan, page), { plan }),
    /** Whether listings are featured on this installation. */
    isFeaturing: services.featured.isOn,
    /** Returns the listing that is featured during Premium; null when travellers see none. */
    featured: () => services.featured.of(member.partnerId),
    /** Returns the listings that can be featured, by title. */
    featurable: () => services.featured.choices(member.partnerId),
    /** Selects the featured listing by the partner's own id. Throws `forbidden` and `validation_error`. */
    feature(externalId: string) {
      allow(member, 'featured.write');
      return change(async (tx) => {
        const before = await services.featured.of(member.partnerId, tx);
        await services.featured.choose(tx, member.partnerId, externalId);
        const entry = {
          action: 'premium.feature',
          subject: `listing ${externalId}`,
          before: { listing: before?.external_id ?? null },
          after: { listing: externalId },
        };
        return { result: undefined, entry };
      });
    },
    /** Returns the address for switching, cancelling and invoices. Throws `forbidden` and `bad_request`. */
    manage: () => lead('manage', (partner) => billing.portal(partner, page)),
  };
}
