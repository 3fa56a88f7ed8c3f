import { statement } from '../../platform/db/index.ts';

/** An application with which others are compared; text and email are null once they are forgotten. */
export interface FormerRow {
  id: number;
  business: string;
  website: string;
  status: string;
  email: string | null;
  about: string | null;
}

/**
 * Selects the newest applications to compare others with. The text and the email of those received
 * before `since` are left out.
 */
export const selectFormer = statement<FormerRow, [since: Date]>(
  'partners.select_former',
  `select id, business, website, status,
     case when created_at > $1 then email end as email,
     case when created_at > $1 then about end as about
   from application where status = 'declined' or about is not null and created_at > $1
   order by id desc limit 2000`,
);
