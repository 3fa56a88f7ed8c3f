/**
 * A place where made pictures, and what is known of their sources, are kept by name. What has a name of a picture
 * is made of the same bytes by everybody who makes it.
 */
export interface Store {
  /** Undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all. What has the same name already may stay, unless `replace` is set. */
  write(name: string, bytes: Buffer, options?: { replace?: boolean }): Promise<void>;
  /** Whether it is there or not. */
  remove(name: string): Promise<void>;
}
