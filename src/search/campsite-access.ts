import type { LeftOut } from '../places/index.ts';
import { isThere, type Tags, valuesOf } from './campsite-values.ts';

/** Restrictions on who may stay at a campsite; `no` means that nobody may. */
export const ACCESS = ['no', 'residents', 'private', 'members', 'permit', 'groups'] as const;
export type Access = (typeof ACCESS)[number];

/** Values of the tag `access` that state each restriction. */
const ACCESS_VALUES: Partial<Record<Access, RegExp>> = {
  private: /^(?:private|restricted)$/,
  members: /^member(?:s|ship)?(?:[ _]only)?$/,
  permit: /^permit(?:[ _]only)?$/,
  groups: /^(?:groups?|scouts?)(?:[ _]only)?$/,
};

const FOR_GROUPS = /^(?:scouts?|scouting|scout[ _]camp|groups?(?:[ _]only)?|only)$/;

/** Values of `scout` and similar tags at sites that also take other people. */
const TAKES_OTHERS = new Set(['permissive', 'welcome', 'allowed', 'possible', 'accepted']);

const isForGroups = (tags: Tags): boolean =>
  [tags.scout, tags.scouts, tags.group_only].some(
    (value) => isThere(value) === true && !valuesOf(value).some((one) => TAKES_OTHERS.has(one)),
  ) ||
  [tags.camp_site, tags['camp_site:type'], tags.camp_type, tags.club, tags.designation, tags.group]
    .flatMap(valuesOf)
    .some((one) => FOR_GROUPS.test(one));

const isForMembers = (tags: Tags): boolean =>
  isThere(tags.members_only) === true ||
  [tags.membership, tags.private]
    .flatMap(valuesOf)
    .some((one) => /^(?:required|only|members[ _]only)$/.test(one));

/**
 * The restrictions on who may stay at a campsite; empty if there are none.
 * @param leftOut The stored reason why the campsite is excluded from results, if it is.
 */
export function accessOf(tags: Tags, leftOut: LeftOut | null): Access[] {
  const values = valuesOf(tags.access);
  // "customers;members" does not restrict the site to members.
  const isOpen = values.some((one) => /^(?:yes|public|customers|permissive)$/.test(one));
  return ACCESS.filter((one) => {
    if (one === 'no') return leftOut === 'closed';
    if (one === 'residents') return leftOut === 'residents';
    if (!isOpen && values.some((value) => ACCESS_VALUES[one]!.test(value))) return true;
    return (one === 'groups' && isForGroups(tags)) || (one === 'members' && isForMembers(tags));
  });
}
