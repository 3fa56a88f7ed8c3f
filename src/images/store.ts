/**
 * Stores converted pictures and records of their sources by name. Every process makes the same
 * bytes for the same name of a picture.
 */
export interface Store {
  /** Returns undefined when the file does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a file atomically. An existing file of the same name may stay, unless `replace` is set. */
  write(name: string, bytes: Buffer, options?: { replace?: boolean }): Promise<void>;
  /** Removes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
}
