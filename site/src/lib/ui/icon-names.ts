/** Every icon the pages use, by its name in Lucide. Draw the sprite anew after a change. */
export const ICON_NAMES = [
  'accessibility', 'air-vent', 'armchair', 'arrow-right', 'arrow-up-right', 'baby', 'bed-double',
  'bed-single', 'beer', 'bike', 'bus', 'cable', 'calendar', 'calendar-check', 'calendar-x',
  'caravan', 'check', 'chevron-down', 'chevron-left', 'chevron-right', 'circle-check',
  'circle-question-mark', 'circle-x', 'clock', 'cog', 'columns-2', 'cooking-pot', 'copy', 'dog',
  'droplets', 'ev-charger', 'external-link', 'ferris-wheel', 'file-text', 'flame', 'fuel', 'gauge',
  'heart', 'heater', 'house', 'id-card', 'images', 'info', 'key-round', 'languages', 'layers',
  'list', 'locate', 'mail', 'map', 'map-pin', 'menu', 'microwave', 'minus', 'mountain', 'music',
  'navigation', 'plane', 'plug', 'plug-zap', 'plus', 'printer', 'refresh-cw', 'refrigerator',
  'rotate-ccw', 'route', 'ruler', 'search', 'shield-check', 'shopping-basket', 'shower-head',
  'sliders-horizontal', 'snowflake', 'square-parking', 'star', 'sun', 'tag', 'tent',
  'thermometer', 'toilet', 'trash', 'trees', 'triangle-alert', 'tv', 'umbrella', 'users', 'utensils',
  'van', 'video', 'washing-machine', 'waves-horizontal', 'webhook', 'wifi', 'x', 'zap',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
