/** A path of an uploaded photo: the hash of its content, as JPEG. */
const PATH = /^\/photos\/([0-9a-f]{64})\.jpg$/;

/** The hash in the last part of such a path; undefined when it is malformed. */
export const hashInName = (name: string): string | undefined => PATH.exec(`/photos/${name}`)?.[1];

/** Addresses of uploaded photos, which are absolute because listings and the API have them. */
export interface PhotoAddresses {
  /** Returns the address of a photo, such as `https://campcairn.example/photos/<hash>.jpg`. */
  of(hash: string): string;
  /** The hash in an address of ours, however it is spelled; undefined for any other address. */
  hashIn(address: string): string | undefined;
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Creates the addresses below the public address of the site. */
export function createPhotoAddresses(publicUrl: string): PhotoAddresses {
  const { origin, hostname } = new URL(publicUrl);
  return {
    of: (hash) => `${publicUrl}/photos/${hash}.jpg`,
    hashIn(address) {
      // Spares the parser most addresses, which every write of a listing asks about.
      if (!address.toLowerCase().includes(hostname)) return undefined;
      const url = URL.parse(address);
      return url?.origin === origin ? PATH.exec(decoded(url.pathname))?.[1] : undefined;
    },
  };
}
