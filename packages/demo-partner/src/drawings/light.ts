/** The light of a scene: the colours of the sky and their effect on everything else. */
export interface Light {
  name: LightName;
  /** Colours from top to horizon. */
  sky: readonly [string, string, string, string];
  /** Colour into which distant objects fade. */
  haze: string;
  /** Colour of the light on objects; white is plain daylight. */
  tint: string;
  /** Colour of the sun or moon and its reflections. */
  glow: string;
  cloud: string;
  /**
   * Range of the height of the sun or moon in the picture: 0 top, 1 bottom; undefined when hidden.
   */
  sun: readonly [number, number] | undefined;
  /** Whether windows and lamps are lit. */
  lampsLit: boolean;
  stars: boolean;
}

export type LightName = 'day' | 'dawn' | 'golden' | 'dusk' | 'night' | 'overcast';

export const LIGHTS: Record<LightName, Light> = {
  day: {
    name: 'day',
    sky: ['#4fa3d8', '#86c5e6', '#bfe3ee', '#eef6ea'],
    haze: '#d3e9ee',
    tint: '#ffffff',
    glow: '#fff6d6',
    cloud: '#ffffff',
    sun: [0.1, 0.24],
    lampsLit: false,
    stars: false,
  },
  dawn: {
    name: 'dawn',
    sky: ['#7d9fd0', '#c3b6d3', '#f6c7b3', '#ffe9cf'],
    haze: '#f3d6cb',
    tint: '#fff0e6',
    glow: '#fff1cf',
    cloud: '#fff0ea',
    sun: [0.34, 0.46],
    lampsLit: false,
    stars: false,
  },
  golden: {
    name: 'golden',
    sky: ['#6aa5c4', '#b9cfc0', '#f9d79a', '#ffebbb'],
    haze: '#fbdba6',
    tint: '#ffeccb',
    glow: '#fff3c4',
    cloud: '#fff3df',
    sun: [0.3, 0.44],
    lampsLit: false,
    stars: false,
  },
  dusk: {
    name: 'dusk',
    sky: ['#2c3b6b', '#6a558a', '#d9788a', '#fdb980'],
    haze: '#c5788b',
    tint: '#b39bbd',
    glow: '#ffd7a1',
    cloud: '#e88f94',
    sun: [0.46, 0.56],
    lampsLit: true,
    stars: false,
  },
  night: {
    name: 'night',
    sky: ['#081530', '#10254c', '#1d3f6b', '#3a6389'],
    haze: '#2f5579',
    tint: '#5a74a6',
    glow: '#f3f0d7',
    cloud: '#31547d',
    sun: [0.12, 0.26],
    lampsLit: true,
    stars: true,
  },
  overcast: {
    name: 'overcast',
    sky: ['#9fb6c3', '#bccdd3', '#d9e2e0', '#f0f0e8'],
    haze: '#dde5e3',
    tint: '#e9eff0',
    glow: '#ffffff',
    cloud: '#f6f8f6',
    sun: undefined,
    lampsLit: false,
    stars: false,
  },
};
