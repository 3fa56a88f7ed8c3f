/** What a text may refer to. */
interface Reference {
  /** The beginning of a lead's id, `lead_` included. */
  beginning?: string;
  /** A partner's own id of a listing. */
  listing?: string;
}

/** Shorter beginnings would be those of too many leads of all partners. */
const MIN_CHARACTERS = 3;

const ID = new RegExp(`^(lead_|evt_)?([0-9A-Za-z]{${MIN_CHARACTERS},})$`);

/** Reads what somebody searches for: a lead or an event by the beginning of its id, or a listing. */
export function readReference(text: string | undefined): Reference | undefined {
  const sought = text?.trim() ?? '';
  if (sought === '') return undefined;
  const [, prefix, id] = ID.exec(sought) ?? [];
  return {
    ...(id === undefined ? {} : { beginning: `lead_${id}` }),
    ...(prefix === undefined ? { listing: sought } : {}),
  };
}
