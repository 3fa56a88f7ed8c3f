/** A parsed reference: to a lead or to a listing. */
interface Reference {
  /** The beginning of a lead's id, `lead_` included. */
  beginning?: string;
  /** A partner's own id of a listing. */
  listing?: string;
}

/** Shorter beginnings would match too many leads of all partners. */
const MIN_CHARACTERS = 3;

const ID = new RegExp(`^(lead_|evt_)?([0-9A-Za-z]{${MIN_CHARACTERS},})$`);

/** Parses search text: the beginning of a lead's or event's id, or a listing's id. */
export function readReference(text: string | undefined): Reference | undefined {
  const sought = text?.trim() ?? '';
  if (sought === '') return undefined;
  const [, prefix, id] = ID.exec(sought) ?? [];
  return {
    ...(id === undefined ? {} : { beginning: `lead_${id}` }),
    ...(prefix === undefined ? { listing: sought } : {}),
  };
}
