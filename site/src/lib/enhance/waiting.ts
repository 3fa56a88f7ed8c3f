const LOOK_EVERY_MS = 2_000;

/** Marks what waits for a job. */
const MARK = 'data-waiting';

/** Shows a page anew, or where it leads to, once the work is done that it waits for; it looks for that every two seconds. */
export function followWaiting(): void {
  if (!document.querySelector(`[${MARK}]`)) return;
  const look = async (): Promise<void> => {
    const answer = await fetch(location.href).catch(() => null);
    const isAnswered = answer !== null && answer.status < 500;
    if (isAnswered && !(await answer.text()).includes(MARK)) location.replace(answer.url);
    else setTimeout(look, LOOK_EVERY_MS);
  };
  setTimeout(look, LOOK_EVERY_MS);
}
