import type { PhotoRefusal } from '#lib/services.ts';

const refusals: Readonly<Record<PhotoRefusal, string>> = {
  empty: 'This file is empty. Choose the photo again.',
  too_large: 'This photo is larger than 20 MB. Choose a smaller one.',
  no_photo: 'This is no JPEG, PNG or WebP photo. Open it, save it as JPEG, and choose that.',
  heic: 'This is a HEIC photo, which we cannot read. On an iPhone, choose it from Photos here: it is sent as JPEG. On a computer, open it and export it as JPEG.',
  too_many_pixels:
    'This picture has too many pixels for us to open. Save it smaller, and choose that.',
  broken: 'This photo is damaged or incomplete. Choose it again, or another one.',
  account_full:
    'Your photos take up all 5 GB of your account. Remove photos from listings: a week later there is room again.',
  too_many: 'You have added very many photos this hour. Add the others in an hour.',
  too_fast: 'Many photos are being added to your account. Try again in a moment.',
  busy: 'We have too much to do. Try again in a moment.',
};

/** The English sentences of the photos in the form of a listing. */
export const words = {
  choose: 'Add photos',
  take: 'Take a photo',
  drop: 'Or drop photos here.',
  hint: 'JPEG, PNG or WebP, up to 20 MB each. We turn them upright, and remove where and how they were taken.',
  chooseFiles: 'Photos to add',
  upload: 'Upload the chosen photos',
  uploadHint: 'Choose photos, then press “Upload the chosen photos”. Up to 60 MB at once.',
  none: 'No photos yet. Listings with photos are looked at far more often.',
  order: 'Photos in their order',
  /** `#` stands for the number. */
  number: 'Photo #',
  cover: 'Cover',
  alt: 'What it shows',
  altHint: 'For people who cannot see it, such as “The bed made up, with the roof raised”.',
  move: 'Move',
  moveHint: 'Drag it, or press the arrow keys.',
  earlier: 'Earlier',
  later: 'Later',
  makeCover: 'Make it the cover',
  remove: 'Remove',
  removed: 'Removed.',
  undo: 'Undo',
  /** `#` stands for the new number. */
  moved: 'It is photo # now.',
  waiting: 'Waits',
  uploading: 'Is sent',
  reading: 'Is being prepared',
  again: 'Try again',
  added: 'Added',
  unreached: 'It could not be sent. Check your connection, then try again.',
  signedOut: 'You are signed out. Sign in on another tab, then try again here.',
  saveWaits: 'It is saved once all photos are there.',
  notAll: 'Some photos were not added. Try them again, or remove them, and then save.',
  onWeb: 'Use photos that are on the web already',
  onWebHint: 'Paste the address of each photo. It begins with https://.',
  address: 'Address',
  moreAddresses: 'More addresses',
  noneChosen: 'Choose photos first.',
  formTooLarge: 'These photos have more than 60 MB together. Go back, and upload fewer at once.',
  ofFile: (name: string, sentence: string) => `${name}: ${sentence}`,
  full: (most: number) => `A listing has at most ${most} photos.`,
  already: 'This photo is in the listing already.',
  refused: 'Not all photos were added',
  refusals,
};
