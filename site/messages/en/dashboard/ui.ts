/** Words of the parts that pages of the dashboard and the console share. */
export const pager = { label: 'Pages of the list', first: 'Back to the first', next: 'Next page' };

export const chart = {
  /** Beside the number of all. */
  most: { day: 'most on a day', week: 'most in a week', month: 'most in a month' },
  none: 'none in this time',
};

export const problems = {
  title: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
};

/** How long ago something of the last minute was. */
export const justNow: string = 'just now';
