-- An approved claim may be revoked: operators find later that the campsite is another's.

alter table claim
  drop constraint claim_status_check,
  drop constraint claim_check,
  add constraint claim_status_check
    check (status in ('pending', 'approved', 'declined', 'withdrawn', 'revoked')),
  add constraint claim_check
    check ((status in ('approved', 'declined', 'revoked')) = (decided_by is not null));

comment on column claim.reason is
  'Why it was declined or revoked, in words for the partner; of one that was checked by hand, how.';
