import manifest from '../../package.json' with { type: 'json' };

/** The number of this release, by Semantic Versioning. */
export const RELEASE: string = manifest.version;
