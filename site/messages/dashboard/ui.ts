/** Words of the parts that pages of the dashboard and the console share. */
export const pager = { label: 'Pages of the list', first: 'Back to the first', next: 'Next page' };

export const problems = {
  title: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
};
