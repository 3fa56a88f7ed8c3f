/** Colours of the surfaces below everything else. */
export const GROUND = {
  light: {
    sea: '#cfe2e7',
    land: '#f5f4ec',
    urban: '#e6dfd4',
    river: '#a3c8d4',
    coast: '#a9c3c6',
  },
  dark: {
    sea: '#0b1a20',
    land: '#1c2722',
    urban: '#2b3731',
    river: '#1d404c',
    coast: '#2f4a4c',
  },
};

/** Names have a contrast of at least 4.5 with their background and with their halo. */
const COLOURS = {
  light: {
    ...GROUND.light,
    border: '#98a39a',
    region: '#c3c9bd',
    town: '#2f3d36',
    area: '#5c685f',
    water: '#3a6779',
    park: '#3f7350',
    halo: '#f8f7f0',
    relief: 0.85,
  },
  dark: {
    ...GROUND.dark,
    border: '#5d6b63',
    region: '#37443d',
    town: '#ccd6cf',
    area: '#8a978f',
    water: '#6ea0b3',
    park: '#86b898',
    halo: '#18221d',
    relief: 0.6,
  },
};

export type Colours = (typeof COLOURS)['light'];

/** Returns the colours of maps on light or dark pages. */
export const coloursOf = (dark: boolean): Colours => COLOURS[dark ? 'dark' : 'light'];
