/**
 * Marks the hours in the bar of the page's action while somebody answers, by the week that they carry; the stylesheet
 * shows the words. A cached document is read at any hour, so only the browser can know.
 */
export const markOpenHours = (): void => {
  const mark = () => {
    const hours = document.querySelector<HTMLElement>('[data-week]');
    const hour = Math.floor(Date.now() / 3_600_000) % 168;
    hours?.toggleAttribute('data-open', hours.dataset['week']?.[hour] === '1');
  };
  mark();
  setInterval(mark, 60_000);
};
