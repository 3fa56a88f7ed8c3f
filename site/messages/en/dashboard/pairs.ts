/** Listings of other partners that are held to be the same as one. */
export const pairs = {
  title: 'Others offer the same',
  lead: 'By photos, place and what is stated, these listings of other partners are held to be the same vehicle or campsite. Travellers see one card with every offer, each with its own partner, price and link.',
  /** Where somebody has said of all of them that they are not. */
  leadApart:
    'These listings of other partners were held to be the same vehicle or campsite. Travellers see them apart.',
  from: (price: string, unit: 'night' | 'week') => `from ${price} a ${unit}`,
  part: 'Not the same',
  join: 'Take it back',
  parted: {
    this_partner: (day: string) =>
      `You said on ${day} that it is not the same: they are shown apart.`,
    other_partner: (day: string) =>
      `Its partner said on ${day} that it is not the same: they are shown apart.`,
    operator: (day: string) =>
      `Campcairn said on ${day} that it is not the same: they are shown apart.`,
    anybody: (day: string) => `Said on ${day} not to be the same: they are shown apart.`,
  },
  done: {
    parted: 'Kept: not the same. They are shown apart from now on.',
    joined: 'Taken back. They are compared again.',
  },
};
