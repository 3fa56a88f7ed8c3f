import { type Canvas, forked, WIDTH } from '../canvas.ts';
import { type Ground, grassOf, grassyFront, sideTrees } from './edges.ts';
import { rock, sand, tufts } from './ground.ts';
import { headland, meadow, mountains, rolling } from './ridges.ts';
import { sky } from './sky.ts';
import { broadleaf, conifer, palm, stonePine, wood } from './trees.ts';
import { lighthouse, sailboat, surf, water } from './water.ts';

export function coast(canvas: Canvas): Ground {
  const { random } = canvas;
  const horizon = random.between(350, 410);
  const left = random.chance(0.5);
  const grass = grassOf(canvas);
  const tall = random.between(95, 165);
  const reach = random.between(330, 560);
  const far = forked(canvas, 'far');
  const drawn = [
    sky(canvas, horizon),
    water(canvas, horizon, 640, random.pick(['#2f86a6', '#3b93a8', '#2b7795'])),
    headland(far, horizon + 14, !left, random.between(200, 380), tall * 0.5, 0.6),
    random.chance(0.4)
      ? sailboat(canvas, random.between(380, 820), horizon + 40, random.between(0.5, 0.85))
      : '',
    headland(canvas, horizon + 62, left, reach, tall, 0.22),
    random.chance(0.35)
      ? lighthouse(
          canvas,
          left ? reach * 0.62 : WIDTH - reach * 0.62,
          horizon + 62 - tall * 0.8,
          92,
          0.2,
        )
      : '',
    meadow(canvas, 590, 50, grass),
    tufts(canvas, 590, grass, 40),
  ];
  return {
    drawn: drawn.join(''),
    front: grassyFront(canvas, 600, grass),
    soil: grass,
    tree: broadleaf,
  };
}

export function beach(canvas: Canvas): Ground {
  const { random } = canvas;
  const horizon = random.between(330, 390);
  const warm = canvas.season.name === 'dry';
  const bright = warm || canvas.season.name === 'summer';
  const soil = random.pick(['#ecd3a0', '#f0dab0', '#e5c792']);
  const drawn = [
    sky(canvas, horizon),
    water(
      canvas,
      horizon,
      590,
      bright ? random.pick(['#2a9db0', '#35a7b2', '#2690ab']) : '#3a86a0',
    ),
    headland(
      forked(canvas, 'far'),
      horizon + 16,
      random.chance(0.5),
      random.between(230, 430),
      random.between(50, 90),
      0.5,
    ),
    sailboat(canvas, random.between(250, 950), horizon + 34, random.between(0.4, 0.8)),
    surf(canvas, 572),
    sand(canvas, 572, soil),
    warm && random.chance(0.6)
      ? sideTrees(canvas, random.chance(0.5) ? palm : stonePine, 640, 330, 2)
      : '',
  ];
  const front = tufts(canvas, 725, '#a9b06a', 34);
  return { drawn: drawn.join(''), front, soil, tree: warm ? stonePine : broadleaf };
}

export function lake(canvas: Canvas): Ground {
  const { random } = canvas;
  const horizon = random.between(370, 420);
  const grass = grassOf(canvas);
  const shore = horizon + 16;
  const drawn = [
    sky(canvas, horizon),
    mountains(
      canvas,
      horizon + 10,
      random.between(200, 290),
      random.pick(['#7f8b93', '#8a8d8f', '#7d8a86']),
    ),
    wood(forked(canvas, 'wood'), rolling(canvas, shore - 8, 26, 2.4), 34, 0.34, shore + 12),
    water(canvas, shore, 650, random.pick(['#3d8ea3', '#4a97a3', '#3583a0'])),
    meadow(canvas, 600, 46, grass),
    rock(canvas, random.between(80, 330), 604, 26),
    rock(canvas, random.between(80, 330), 612, 16),
    sideTrees(canvas, conifer, 622, 300, random.whole(2, 4)),
    tufts(canvas, 590, grass, 40),
  ];
  return {
    drawn: drawn.join(''),
    front: grassyFront(canvas, 600, grass),
    soil: grass,
    tree: conifer,
  };
}
