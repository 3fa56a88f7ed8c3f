import { around, h, icon } from './dom.ts';

interface Gallery {
  dialog: HTMLDialogElement;
  show(at: number): void;
}

const galleries = new WeakMap<Element, Gallery>();

function round(name: string, label: string, act: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', class: `round ${name}`, 'aria-label': label });
  button.append(icon({ close: 'x', back: 'chevron-left', on: 'chevron-right' }[name]!));
  button.addEventListener('click', act);
  return button;
}

/** Widths of a photo in the dialog. */
const WIDTHS = [640, 960, 1280, 1920];

/** Returns the address of a photo in another width: `/img/{width}/…`. */
const inWidth = (address: string, width: number): string =>
  address.replace(/\/img\/\d+\//, `/img/${width}/`);

/**
 * Creates a full-screen photo. The small version, already loaded, is its background until the large
 * one arrives.
 */
function figureOf(link: HTMLAnchorElement): HTMLElement {
  const { alt = '' } = link.dataset;
  const srcset = WIDTHS.map((width) => `${inWidth(link.href, width)} ${width}w`).join(', ');
  const image = h('img', { alt, loading: 'lazy', sizes: '100vw', srcset, src: link.href });
  const shown = link.querySelector('img')?.currentSrc;
  image.style.background = `url("${shown || inWidth(link.href, 320)}") center / contain no-repeat`;
  const figure = h(
    'figure',
    { class: 'waiting' },
    image,
    ...(alt ? [h('figcaption', {}, alt)] : []),
  );
  for (const end of ['load', 'error']) {
    image.addEventListener(end, () => {
      figure.classList.remove('waiting');
      // The background would be visible through transparent images and beside other aspect ratios.
      image.style.background = '';
    });
  }
  return figure;
}

/**
 * Creates a dialog with all photos side by side. The browser handles swiping and scrolling; keys
 * and buttons scroll by one photo.
 */
function makeGallery(section: HTMLElement): Gallery {
  const { photos = '', close = '', back = '', on = '', of = '' } = section.dataset;
  const links = [...section.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  const strip = h('div', { class: 'strip', tabindex: 0, role: 'group', 'aria-label': photos });
  const position = h('span', { 'aria-live': 'polite' });
  const count = links.length;
  let at = 0;

  const say = () => {
    position.textContent = of.replace('{at}', String(at + 1)).replace('{count}', String(count));
    backward.disabled = at === 0;
    forward.disabled = at === count - 1;
  };
  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const target = Math.max(0, Math.min(count - 1, to));
    strip.scrollTo({ left: target * strip.clientWidth, behavior });
  };
  const backward = round('back', back, () => go(at - 1));
  const forward = round('on', on, () => go(at + 1));
  const top = h(
    'div',
    { class: 'top' },
    position,
    round('close', close, () => dialog.close()),
  );
  const dialog = h('dialog', { class: 'gallery', 'aria-label': photos }, top, strip);
  if (count > 1) dialog.append(backward, forward);

  strip.append(...links.map(figureOf));
  strip.addEventListener('scroll', () => {
    at = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
    say();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft') go(at - 1);
    else return;
    event.preventDefault();
  });
  section.append(dialog);
  return {
    dialog,
    show(index) {
      at = index;
      dialog.showModal();
      say();
      // Scrolls without animation, so that a key pressed immediately continues from this photo.
      go(index, 'instant');
    },
  };
}

/** Opens photos of a section marked `data-gallery` in a dialog instead of as separate files. */
export function enhanceGalleries(): void {
  document.addEventListener('click', (event) => {
    const opener = around(event, '[data-gallery] [data-photo], [data-gallery] [data-open-gallery]');
    const section = opener?.closest<HTMLElement>('[data-gallery]');
    if (!opener || !section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const gallery = galleries.get(section) ?? makeGallery(section);
    galleries.set(section, gallery);
    gallery.show(Number(opener.dataset.photo ?? 0));
  });
}
