import { statement } from '../../platform/db/index.ts';
import type { Language } from '../../mails/index.ts';

/** A requested change of a contact address, with its partner. */
export interface ContactChangeRow {
  partner_id: number;
  new_email: string;
  requested_by: string;
  requested_at: Date;
  expires_at: Date;
  new_confirmed_at: Date | null;
  old_confirmed_at: Date | null;
  slug: string;
  name: string;
  contact_email: string;
  language: Language;
  lead_email_set: boolean;
  time_zone: string | null;
  countries: string[];
}

const SELECTED = `c.partner_id, c.new_email, c.requested_by, c.requested_at, c.expires_at,
  c.new_confirmed_at, c.old_confirmed_at, p.slug, p.name, p.contact_email, p.language,
  p.lead_email_set, p.time_zone, p.countries`;

/** A new request; its tokens are hashed. */
export interface NewContactChange {
  new_email: string;
  requested_by: string;
  requested_at: Date;
  expires_at: Date;
  new_token: string;
  old_token: string;
}

/** Stores a request, and replaces an earlier one. */
export const upsertContactChange = statement<never, [partnerId: number, change: NewContactChange]>(
  'partners.upsert_contact_change',
  `insert into contact_change (partner_id, new_email, requested_by, requested_at, expires_at,
     new_token_hash, old_token_hash)
   select $1, new_email, requested_by, requested_at, expires_at,
     sha256(convert_to(new_token, 'UTF8')), sha256(convert_to(old_token, 'UTF8'))
   from jsonb_to_record($2::jsonb) as c (new_email text, requested_by text,
     requested_at timestamptz, expires_at timestamptz, new_token text, old_token text)
   on conflict (partner_id) do update set new_email = excluded.new_email,
     requested_by = excluded.requested_by, requested_at = excluded.requested_at,
     expires_at = excluded.expires_at, new_token_hash = excluded.new_token_hash,
     old_token_hash = excluded.old_token_hash, new_confirmed_at = null, old_confirmed_at = null`,
);

/** Selects the request that is open at a time. */
export const selectContactChange = statement<ContactChangeRow, [partnerId: number, now: Date]>(
  'partners.select_contact_change',
  `select ${SELECTED} from contact_change c join partner p on p.id = c.partner_id
   where c.partner_id = $1 and c.expires_at > $2`,
);

/** Selects the request whose link contains a token, and which of the two addresses received the link. */
export const selectContactChangeByToken = statement<
  ContactChangeRow & { side: 'new' | 'old' },
  [token: string, now: Date]
>(
  'partners.select_contact_change_by_token',
  `select ${SELECTED}, case when c.new_token_hash = t.hash then 'new' else 'old' end as side
   from (select sha256(convert_to($1, 'UTF8')) as hash) t
   join contact_change c on t.hash in (c.new_token_hash, c.old_token_hash)
   join partner p on p.id = c.partner_id
   where c.expires_at > $2 and p.closed_at is null`,
);

/** Locks a request, so that confirmations from both addresses are serialised. */
export const lockContactChange = statement<{ partner_id: number }, [partnerId: number]>(
  'partners.lock_contact_change',
  'select partner_id from contact_change where partner_id = $1 for update',
);

export const confirmContactChange = statement<
  Pick<ContactChangeRow, 'new_confirmed_at' | 'old_confirmed_at'>,
  [partnerId: number, side: 'new' | 'old', now: Date]
>(
  'partners.confirm_contact_change',
  `update contact_change set
     new_confirmed_at = case when $2 = 'new' then coalesce(new_confirmed_at, $3)
       else new_confirmed_at end,
     old_confirmed_at = case when $2 = 'old' then coalesce(old_confirmed_at, $3)
       else old_confirmed_at end
   where partner_id = $1 returning new_confirmed_at, old_confirmed_at`,
);

export const deleteContactChange = statement<{ new_email: string }, [partnerId: number]>(
  'partners.delete_contact_change',
  'delete from contact_change where partner_id = $1 returning new_email',
);

/** Deletes expired requests. */
export const deleteOldContactChanges = statement<never, [now: Date]>(
  'partners.delete_old_contact_changes',
  'delete from contact_change where expires_at <= $1',
);
