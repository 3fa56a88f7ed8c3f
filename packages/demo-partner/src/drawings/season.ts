/** The effect of a season on plants and mountains. */
export interface Season {
  name: SeasonName;
  grass: readonly string[];
  leaf: readonly string[];
  conifer: string;
  flowers: readonly string[];
  /** Share of a mountain's height that is covered with snow, from 0 to 1. */
  snow: number;
}

export type SeasonName = 'spring' | 'summer' | 'dry' | 'autumn' | 'winter';

export const SEASONS: Record<SeasonName, Season> = {
  spring: {
    name: 'spring',
    grass: ['#8fbf63', '#7db25c', '#a3c96f'],
    leaf: ['#86b85c', '#6ea656', '#a5c96a', '#e7b7c4'],
    conifer: '#3f7a5c',
    flowers: ['#ffffff', '#ffd84d', '#f29ab5', '#b9a1e0'],
    snow: 0.42,
  },
  summer: {
    name: 'summer',
    grass: ['#86ad55', '#93b65c', '#7aa352'],
    leaf: ['#5f9550', '#4d8549', '#78a856'],
    conifer: '#35694f',
    flowers: ['#ffffff', '#f7c948', '#e2725b', '#9b8bd0'],
    snow: 0.24,
  },
  dry: {
    name: 'dry',
    grass: ['#c9b36a', '#bfae66', '#d6c07a'],
    leaf: ['#7d8f4e', '#6d8348', '#93a05b'],
    conifer: '#4c7350',
    flowers: ['#f4e3a1', '#d98f5c', '#b795c9'],
    snow: 0.12,
  },
  autumn: {
    name: 'autumn',
    grass: ['#b3a052', '#a3994f', '#c2aa5c'],
    leaf: ['#d98a3d', '#c4632f', '#e5b04a', '#a8783a'],
    conifer: '#3f6650',
    flowers: ['#e7d6a5', '#d9714a', '#9a5b86'],
    snow: 0.34,
  },
  winter: {
    name: 'winter',
    grass: ['#e9eff0', '#dfe8ec', '#f4f7f6'],
    leaf: ['#8d7f74', '#a39488', '#77706a'],
    conifer: '#3f6860',
    flowers: [],
    snow: 0.75,
  },
};
