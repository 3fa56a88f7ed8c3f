export const claims = {
  approved: {
    subject: (campsite: string) => `The campsite is yours on Campcairn: ${campsite}`,
    text: (campsite: string) =>
      `We have checked your claim: "${campsite}" is your campsite on Campcairn from now on.`,
    draft:
      'A listing of it waits in your dashboard, paused, with its name, position and website. Add photos, prices and a description, and set it to active: travellers see it then, on the page of the campsite too.',
    licence:
      'Name, position and website come from OpenStreetMap, © OpenStreetMap contributors, under the Open Database Licence. Check them before you publish.',
    link: 'In your dashboard, choose which of your listings the campsite is, or begin a new one.',
    openDraft: 'Complete the listing',
    openClaim: 'Open the claim',
  },
  declined: {
    subject: (campsite: string) => `Your claim of a campsite: ${campsite}`,
    text: (campsite: string) =>
      `We have looked at your claim of "${campsite}", and cannot approve it as things are.`,
    next: 'You may claim it again when that has changed. Answer this mail if you think that we are wrong: a person reads it.',
  },
  revoked: {
    subject: (campsite: string) => `We no longer take this campsite for yours: ${campsite}`,
    text: (campsite: string) =>
      `Your claim of "${campsite}" was approved before. We have taken that back: we no longer take you for the owner of this campsite.`,
    next: 'Your listing stays as it is, but the page of the campsite does not show it as the owner’s words. You may claim the campsite again. Answer this mail if you think that we are wrong: a person reads it.',
  },
  /** Heads the operator's reason. */
  why: 'Why',
  open: 'Open the claim',
};
