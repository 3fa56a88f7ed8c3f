declare module 'virtual:coasts' {
  /** The shapes of the built-in map, packed, in base 64. */
  const packed: string;
  export default packed;
}
