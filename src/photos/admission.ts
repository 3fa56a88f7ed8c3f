import { PhotoRefused } from './photos.errors.ts';

/** Limits of the uploads that a process takes at once. */
export interface AdmissionLimits {
  /** Maximum number of bytes of all files under way. */
  bytes: number;
  /** Maximum number of files of one partner under way. */
  perPartner: number;
}

/** Bounds the memory that uploads under way need, before their bodies are read. */
export interface Admission {
  /**
   * Reserves room for `bytes` and `files`; the returned function gives it back. Throws PhotoRefused
   * `too_fast` or `busy`.
   */
  enter(partnerId: number, bytes: number, files?: number): () => void;
}

/** Creates an admission without any upload under way. */
export function createAdmission({ bytes: maxBytes, perPartner }: AdmissionLimits): Admission {
  const filesByPartner = new Map<number, number>();
  let reserved = 0;
  return {
    enter(partnerId, bytes, files = 1) {
      const own = filesByPartner.get(partnerId) ?? 0;
      if (own > 0 && own + files > perPartner) throw new PhotoRefused('too_fast');
      if (reserved > 0 && reserved + bytes > maxBytes) throw new PhotoRefused('busy');
      reserved += bytes;
      filesByPartner.set(partnerId, own + files);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        reserved -= bytes;
        const left = (filesByPartner.get(partnerId) ?? files) - files;
        if (left > 0) filesByPartner.set(partnerId, left);
        else filesByPartner.delete(partnerId);
      };
    },
  };
}
