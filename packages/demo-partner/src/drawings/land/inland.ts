import { type Canvas, forked, WIDTH } from '../canvas.ts';
import { mix } from '../colour.ts';
import { type Ground, grassOf, grassyFront, sideTrees } from './edges.ts';
import { cairn, flowers, rock, track, tufts } from './ground.ts';
import { drystone, flock, heather } from './pasture.ts';
import { hills as rollingHills, meadow, mountains as range, rolling } from './ridges.ts';
import { sky } from './sky.ts';
import { broadleaf, conifer, cypress, olive, stonePine, wood } from './trees.ts';
import { village, vineyard } from './village.ts';

export function mountains(canvas: Canvas): Ground {
  const { random } = canvas;
  const foot = random.between(440, 480);
  const grass = grassOf(canvas);
  const drawn = [
    sky(canvas, foot - 20),
    range(canvas, foot, random.between(290, 370), random.pick(['#7d8893', '#8d8d92', '#97897d'])),
    rollingHills(canvas, foot, foot + 40, 1, [mix(grass, canvas.season.conifer, 0.5)]),
    wood(forked(canvas, 'wood'), rolling(canvas, foot + 36, 50, 2), 46, 0.3, 640),
    meadow(canvas, 575, 60, grass),
    random.chance(0.4)
      ? track(canvas, random.between(400, 800), 556, random.between(300, 900), '#d9c49a')
      : '',
    sideTrees(canvas, conifer, 610, 270, random.whole(2, 5)),
    tufts(canvas, 575, grass, 46),
  ];
  return {
    drawn: drawn.join(''),
    front: grassyFront(canvas, 600, grass),
    soil: grass,
    tree: conifer,
  };
}

export function forest(canvas: Canvas): Ground {
  const { random } = canvas;
  const grass = grassOf(canvas);
  let trees = '';
  for (const [y, tall, distance] of [
    [430, 150, 0.66],
    [475, 210, 0.48],
    [520, 280, 0.3],
  ] as const) {
    trees += wood(canvas, rolling(canvas, y, 34, 2), tall * 0.62, distance, 660);
  }
  for (let i = 0; i < 9; i++) {
    const x =
      (i % 2 ? random.between(700, 1240) : random.between(-40, 500)) + random.between(-30, 30);
    trees += conifer(
      canvas,
      x,
      random.between(556, 586),
      random.between(250, 420),
      random.between(0.1, 0.2),
    );
  }
  const drawn = [
    sky(canvas, 470),
    rollingHills(canvas, 400, 430, 1, [canvas.season.conifer]),
    trees,
    meadow(canvas, 588, 34, grass),
    tufts(canvas, 580, grass, 46),
    sideTrees(canvas, conifer, 640, 470, 2),
  ];
  return {
    drawn: drawn.join(''),
    front: grassyFront(canvas, 600, grass),
    soil: grass,
    tree: conifer,
  };
}

export function hills(canvas: Canvas): Ground {
  const { random, season } = canvas;
  const grass = grassOf(canvas);
  const near = forked(canvas, 'near');
  let hedges = '';
  for (let i = 0; i < 16; i++) {
    const t = random.next();
    hedges += broadleaf(
      canvas,
      random.between(0, WIDTH),
      450 + 90 * t,
      28 + 52 * t,
      0.5 - 0.32 * t,
    );
  }
  const drawn = [
    sky(canvas, 430),
    rollingHills(canvas, 400, 520, 5, season.grass),
    hedges,
    meadow(near, 580, 60, grass),
    random.chance(0.4) ? flock(canvas, 578, 620, random.whole(4, 8)) : '',
    random.chance(0.35)
      ? track(canvas, random.between(300, 900), 560, random.between(300, 900), '#d8c7a2')
      : '',
    sideTrees(canvas, broadleaf, 618, 270, random.whole(2, 4)),
    tufts(canvas, 580, grass, 46),
  ];
  return {
    drawn: drawn.join(''),
    front: grassyFront(canvas, 600, grass),
    soil: grass,
    tree: broadleaf,
  };
}

export function south(canvas: Canvas): Ground {
  const { random } = canvas;
  const soil = random.pick(['#d9b878', '#cfb56f', '#c9b072']);
  let grove = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    grove += olive(canvas, random.between(-20, 1220), 486 + 74 * t, 36 + 52 * t, 0.44 - 0.34 * t);
  }
  const villageX = random.between(240, 960);
  let avenue = '';
  for (let i = 0; i < 6; i++) {
    avenue += cypress(
      canvas,
      villageX + (i - 2.5) * 54 + random.between(-14, 14),
      462 + random.between(0, 12),
      random.between(46, 74),
      0.4,
    );
  }
  const drawn = [
    sky(canvas, 430),
    range(
      { ...canvas, season: { ...canvas.season, snow: 0 } },
      440,
      random.between(90, 170),
      '#a58f86',
    ),
    rollingHills(canvas, 440, 520, 4, ['#c2b06c', '#a8a564', '#d2b673', '#b4a45f']),
    avenue,
    random.chance(0.75) ? village(canvas, villageX, 452, random.between(90, 130), 0.36) : '',
    rollingHills(forked(canvas, 'near hill'), 500, 506, 1, ['#b9ad62', '#c4ae68']),
    random.chance(0.5) ? vineyard(canvas, random.between(300, 900), 470, 520, 96, 0.22) : grove,
    meadow(canvas, 582, 44, soil),
    sideTrees(
      canvas,
      random.pick([stonePine, cypress, olive]),
      622,
      random.between(240, 330),
      random.whole(2, 3),
    ),
    tufts(canvas, 585, '#a8a35c', 40),
  ];
  return {
    drawn: drawn.join(''),
    front: tufts(canvas, 680, '#a8a35c', 40) + flowers(canvas, 690, 2),
    soil,
    tree: random.pick([stonePine, olive]),
  };
}

export function moor(canvas: Canvas): Ground {
  const { random, season } = canvas;
  const cold = season.name === 'winter';
  const soil = cold ? '#dde5e6' : random.pick(['#8f9468', '#9a9464', '#86906a']);
  const side = random.chance(0.5) ? random.between(60, 190) : random.between(1010, 1140);
  const bloom = !cold && season.name !== 'spring';
  const drawn = [
    sky(canvas, 440),
    rollingHills(canvas, 380, 530, 5, ['#8d9a78', '#a0837f', '#7f9478', '#9b7f92', '#93976f']),
    random.chance(0.55) ? drystone(canvas, rolling(canvas, 556, 40, 1.4), 12, 0.3) : '',
    meadow(canvas, 580, 50, soil),
    bloom ? heather(canvas, 580, 650, 60) : '',
    random.chance(0.5) ? flock(canvas, 582, 618, random.whole(4, 8)) : '',
    rock(canvas, random.between(100, 1100), 606, 20),
    cairn(canvas, side, 640, random.between(36, 52)),
    tufts(canvas, 580, soil, 60),
  ];
  const front =
    tufts(canvas, 690, soil, 50) +
    (bloom ? heather(canvas, 745, 800, 26) : flowers(canvas, 690, 3));
  return { drawn: drawn.join(''), front, soil, tree: conifer };
}
