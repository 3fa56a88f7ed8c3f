import { type AnyLead, LEAD_ID, leadIdOf } from '../../../leads/index.ts';
import type { PartnerRow, PartnerStatus } from '../../../partners/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import type { ConsoleDeps } from './operator.ts';

/** A thing that a search of the console found. */
export interface FoundThing {
  href: string;
  name: string;
  /** What distinguishes it from others of its name. */
  note: string;
  /** Account status of a partner. */
  status?: PartnerStatus;
  /** When a lead came. */
  at?: Date;
}

/** What a search of the console found, by group. */
export interface FoundThings {
  partners: FoundThing[];
  listings: FoundThing[];
  leads: FoundThing[];
  operators: FoundThing[];
  /** Path of the only thing that was found; null when there is none or are several. */
  only: string | null;
}

/** Maximum number of things of each group. */
const MAX_OF_GROUP = 20;

const EVENT_ID = /^evt_[0-9A-Za-z]+$/;

/** Whether typed words contain an email address, so that they must not become part of an address. */
export const isEmail = (typed: string): boolean => typed.includes('@');

/** Returns the host of a typed website without `www.`; the words themselves when they are none. */
function hostIn(words: string): string {
  const typed = /^https?:\/\//i.test(words) ? words : `https://${words}`;
  const host = /[./]/.test(words) && !/\s/.test(words) ? URL.parse(typed)?.hostname : undefined;
  return host?.replace(/^www\./, '') ?? words;
}

const grouped = (groups: Omit<FoundThings, 'only'>): FoundThings => {
  const all = Object.values(groups).flat();
  return { ...groups, only: all.length === 1 ? all[0]!.href : null };
};

/** Creates the search of the console's header. */
export function createConsoleFind({ services, operations }: ConsoleDeps) {
  const { anyLeads, listingFinder, members, operators, partners } = services;

  const presentPartner = (
    row: Pick<PartnerRow, 'slug' | 'name' | 'website' | 'status'>,
  ): FoundThing => ({
    href: `/operator/partners/${row.slug}`,
    name: row.name,
    note: row.website,
    status: row.status,
  });
  const presentLead = (lead: AnyLead): FoundThing => ({
    href: `/operator/leads/${lead.id}`,
    name: lead.title ?? lead.id,
    note: lead.partner_name,
    at: lead.created_at,
  });
  /** Leads to the operator's own form for a lost second factor. */
  const presentOperator = ({ id, email }: { id: number; email: string }): FoundThing => ({
    href: `/operator/people?operator=${id}#operator-${id}`,
    name: email,
    note: '',
  });
  const partnersBy = async (words: string): Promise<FoundThing[]> =>
    (await partners.find({ words }, MAX_OF_GROUP)).map(presentPartner);
  const listingsBy = async (words: string): Promise<FoundThing[]> =>
    (await listingFinder.find({ words }, MAX_OF_GROUP)).map((row) => ({
      href: `/operator/listings/${row.id}`,
      name: row.title,
      note: `${row.partner_name}, ${row.external_id}`,
    }));
  const leadsBy = async (reference: string): Promise<FoundThing[]> => {
    const id = EVENT_ID.test(reference) ? leadIdOf(reference) : reference;
    try {
      return [presentLead(await anyLeads.show(id))];
    } catch (error) {
      if (error instanceof ExpectedError && error.code === 'not_found') return [];
      throw error;
    }
  };
  /** Returns the partners that an address belongs to, as their contact or as a member. */
  const partnersOf = async (email: string): Promise<FoundThing[]> => {
    const [byContact, memberships] = await Promise.all([
      partners.find({ words: email }, MAX_OF_GROUP),
      members.of(email),
    ]);
    const known = new Map(byContact.map((row) => [row.slug, presentPartner(row)]));
    for (const { slug } of memberships) {
      if (!known.has(slug)) known.set(slug, presentPartner(await partners.bySlug(slug)));
    }
    return [...known.values()];
  };

  return {
    isEmail,
    /**
     * Returns partners by words of name, slug, website or contact address, listings by id, address,
     * the partner's own id or words of the title, and a lead by its reference.
     */
    async byWords(typed: string): Promise<FoundThings> {
      const words = typed.trim();
      const nothing = { partners: [], listings: [], leads: [], operators: [] };
      if (words === '') return grouped(nothing);
      if (LEAD_ID.test(words) || EVENT_ID.test(words)) {
        return grouped({ ...nothing, leads: await leadsBy(words) });
      }
      if (isEmail(words)) return grouped({ ...nothing, partners: await partnersOf(words) });
      const [foundPartners, foundListings] = await Promise.all([
        partnersBy(hostIn(words)),
        listingsBy(words),
      ]);
      return grouped({ ...nothing, partners: foundPartners, listings: foundListings });
    },
    /**
     * Returns what belongs to an exact email address: enquiries of a traveller, partners and
     * operators. The audit log keeps that it was looked for, without the address.
     */
    async byEmail(typed: string): Promise<FoundThings> {
      const email = typed.trim();
      const [leads, foundPartners, team] = await Promise.all([
        operations.leads.findTraveller(email, MAX_OF_GROUP),
        partnersOf(email),
        operators.list(),
      ]);
      const operator = team.find((one) => one.email.toLowerCase() === email.toLowerCase());
      return grouped({
        partners: foundPartners,
        listings: [],
        leads: leads.map(presentLead),
        operators: operator ? [presentOperator(operator)] : [],
      });
    },
  };
}
