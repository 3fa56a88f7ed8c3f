import { announce, around } from './dom.ts';

/** Photos that are sent at once. */
const AT_ONCE = 2;

/** How often, and how many milliseconds later, a photo is sent again that the server had no room for. */
const MAX_TRIES = 40;
const TRY_AFTER_MS = 2_000;

/** A photo above this size is made smaller before it is sent, which a phone's network takes long for. */
const SHRUNK_FROM_BYTES = 3 * 1024 * 1024;
/** The longest side that the server keeps, in pixels. */
const LONGEST_SIDE_PX = 2560;
const QUALITY = 0.92;

/** How near to the edge of the screen a drag scrolls, and by how much, in pixels. */
const EDGE_PX = 70;
const SCROLL_PX = 14;

/** What the server answers. */
interface Taken {
  url?: string;
  path?: string;
  message?: string;
}

/** Decodes a photo and makes it as large as it is kept; the file itself where the browser cannot. */
async function shrunk(file: File): Promise<Blob> {
  const isForeign = /\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type);
  if (file.size < SHRUNK_FROM_BYTES && !isForeign) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d')!;
    // What can be seen through becomes white, as on the server.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return blob && (isForeign || blob.size < file.size) ? blob : file;
  } catch {
    return file;
  }
}

/** Sends bytes, and says how far that is, from 0 to 1. Status 0 stands for no answer. */
function send(
  address: string,
  bytes: Blob,
  onProgress: (part: number) => void,
): Promise<{ status: number; wait: number; body: Taken | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      const wait = Number(request.getResponseHeader('retry-after')) * 1_000;
      resolve({ status: request.status, wait, body: request.response as Taken | null });
    });
    request.send(bytes);
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets photos of a form be chosen, dropped, taken, moved and removed, each sent as soon as it is there. */
function openEditor(editor: HTMLElement): void {
  const form = editor.closest('form')!;
  const list = editor.querySelector<HTMLElement>('[data-list]')!;
  const template = editor.querySelector<HTMLTemplateElement>('[data-template]')!;
  const status = editor.querySelector<HTMLElement>('[data-status]')!;
  const none = editor.querySelector<HTMLElement>('[data-none]')!;
  const zone = editor.querySelector<HTMLElement>('[data-drop-zone]')!;
  const chooser = editor.querySelector<HTMLInputElement>('input[name="_photos"]')!;
  const camera = editor.querySelector<HTMLInputElement>('[data-camera]')!;
  const words = editor.dataset as Record<string, string>;
  const most = Number(words.maxPhotos);

  /** What is sent or waits to be, and what could not be sent. */
  const waiting: (() => Promise<void>)[] = [];
  const pending = new Set<Element>();
  const failed = new Set<Element>();
  let sending = 0;
  /** The button of a form that waits for its photos. */
  let saver: HTMLElement | null | undefined;

  const cards = () => [...list.querySelectorAll<HTMLElement>('[data-photo]')];
  const isGone = (card: HTMLElement) => card.hasAttribute('data-removed');
  const there = () => cards().filter((card) => !isGone(card));
  const numberOf = (at: number) => words.number!.replace('#', String(at + 1));
  const urlOf = (card: HTMLElement) => card.querySelector<HTMLInputElement>('[data-field="url"]')!;
  const fieldset = (card: HTMLElement) => card.querySelector('fieldset')!;

  const name = (card: HTMLElement, at: number): void => {
    card.id = `f-images.${at}`;
    card.toggleAttribute('data-cover', at === 0);
    for (const text of card.querySelectorAll('[data-number]')) text.textContent = numberOf(at);
    for (const button of card.querySelectorAll<HTMLButtonElement>('[data-step]'))
      button.value = String(at);
    const picture = card.querySelector<HTMLElement>('[data-row-id]');
    if (picture) picture.id = `f-images.${at}.url`;
    for (const field of card.querySelectorAll<HTMLInputElement>('[data-field]')) {
      const part = field.dataset.field!;
      field.name = `images.${at}.${part}`;
      if (part !== 'alt') continue;
      field.id = `f-images.${at}.alt`;
      card.querySelector('label')!.htmlFor = field.id;
    }
  };
  /** Gives all rows their numbers: photos in their order, then typed addresses. */
  const renumber = (): void => {
    const shown = there();
    shown.forEach(name);
    let at = shown.length - 1;
    for (const field of editor.querySelectorAll<HTMLInputElement>('[data-typed]')) {
      const part = /[a-z]+$/.exec(field.name)![0];
      if (part === 'url') at++;
      field.name = `images.${at}.${part}`;
      if (part !== 'url') continue;
      field.id = `f-images.${at}.url`;
      field.labels?.[0]?.setAttribute('for', field.id);
    }
    none.hidden = cards().length > 0;
  };
  /** Tells what looks at the form that it has changed. */
  const changed = (): void => {
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const say = (text: string): void => {
    status.textContent = text;
  };

  const place = (card: HTMLElement, at: number): void => {
    const others = there().filter((one) => one !== card);
    const to = Math.max(0, Math.min(at, others.length));
    const before = others[to];
    if (before) before.before(card);
    else list.append(card);
    renumber();
    changed();
    announce(words.moved!.replace('#', String(to + 1)));
  };
  const remove = (card: HTMLElement): void => {
    failed.delete(card);
    const isUploaded = urlOf(card).value !== '';
    if (!isUploaded) {
      pending.delete(card);
      card.remove();
      editor.querySelector<HTMLElement>('[data-choose]')!.focus();
    } else {
      card.toggleAttribute('data-removed', true);
      fieldset(card).disabled = true;
      fieldset(card).hidden = true;
      const gone = card.querySelector<HTMLElement>('[data-gone]')!;
      gone.hidden = false;
      gone.querySelector<HTMLElement>('[data-undo]')!.focus();
      announce(words.removed!);
    }
    renumber();
    changed();
    proceed();
  };
  const undo = (card: HTMLElement): void => {
    card.removeAttribute('data-removed');
    fieldset(card).disabled = false;
    fieldset(card).hidden = false;
    card.querySelector<HTMLElement>('[data-gone]')!.hidden = true;
    renumber();
    changed();
    card.querySelector<HTMLElement>('[data-move]')!.focus();
  };

  /** Sends the form that waited, once nothing is sent any more. */
  const proceed = (): void => {
    if (saver === undefined || pending.size > 0) return;
    const button = saver;
    saver = undefined;
    if (failed.size > 0) {
      say(words.notAll!);
      [...failed][0]!.scrollIntoView({ block: 'center' });
      return;
    }
    form.requestSubmit(button);
  };

  /** Takes out a photo that the listing has already: the same file gets the same address. */
  const dropDouble = (card: HTMLElement, file: File): void => {
    pending.delete(card);
    card.remove();
    renumber();
    const text = words.already!.replace('#', file.name);
    say(`${status.textContent} ${text}`.trim());
    announce(text);
    proceed();
  };
  const upload = async (card: HTMLElement, file: File): Promise<void> => {
    const state = card.querySelector<HTMLElement>('[data-state]')!;
    const bar = state.querySelector('progress')!;
    const said = state.querySelector<HTMLElement>('[data-said]')!;
    const again = state.querySelector<HTMLElement>('[data-again]')!;
    const fail = (text: string, mayTryAgain: boolean): void => {
      said.textContent = text;
      bar.hidden = true;
      again.hidden = !mayTryAgain;
      card.toggleAttribute('data-failed', true);
      pending.delete(card);
      failed.add(card);
      announce(`${file.name}: ${text}`);
      proceed();
    };
    said.textContent = words.reading!;
    const bytes = await shrunk(file);
    if (bytes.size > Number(words.maxBytes)) return fail(words.tooLarge!, false);
    for (let tries = 1; ; tries++) {
      said.textContent = words.uploading!;
      const {
        status: code,
        wait,
        body,
      } = await send(words.photos!, bytes, (part) => {
        bar.value = part;
        if (part === 1) said.textContent = words.reading!;
      });
      if (!card.isConnected) return undefined;
      if (code === 201 && body?.url && body.path) {
        if (there().some((other) => urlOf(other).value === body.url)) return dropDouble(card, file);
        urlOf(card).value = body.url;
        const picture = card.querySelector('img')!;
        picture.src = body.path.replace('{w}', '480');
        picture.hidden = false;
        state.hidden = true;
        card.querySelector<HTMLElement>('[data-move]')!.hidden = false;
        pending.delete(card);
        changed();
        announce(`${words.added}: ${file.name}`);
        return proceed();
      }
      if (wait > 0 && tries < MAX_TRIES) {
        said.textContent = words.waiting!;
        await pause(wait || TRY_AFTER_MS);
        continue;
      }
      if (code === 0 || code >= 500) return fail(body?.message ?? words.unreached!, true);
      // A signed-out person is led to a page.
      if (!body?.message) return fail(words.signedOut!, true);
      return fail(body.message, code === 429);
    }
  };
  const pump = (): void => {
    while (sending < AT_ONCE && waiting.length > 0) {
      sending++;
      void waiting.shift()!().finally(() => {
        sending--;
        pump();
      });
    }
  };
  const begin = (card: HTMLElement, file: File): void => {
    failed.delete(card);
    pending.add(card);
    card.removeAttribute('data-failed');
    const state = card.querySelector<HTMLElement>('[data-state]')!;
    state.hidden = false;
    state.querySelector<HTMLElement>('[data-file]')!.textContent = file.name;
    const bar = state.querySelector('progress')!;
    bar.hidden = false;
    bar.value = 0;
    state.querySelector<HTMLElement>('[data-said]')!.textContent = words.waiting!;
    state.querySelector<HTMLElement>('[data-again]')!.hidden = true;
    waiting.push(() => (card.isConnected ? upload(card, file) : Promise.resolve()));
    pump();
  };
  const add = (files: Iterable<File>): void => {
    say('');
    for (const file of files) {
      if (there().length >= most) {
        say(words.full!);
        break;
      }
      const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
      list.append(card);
      card.querySelector('[data-again]')!.addEventListener('click', () => begin(card, file));
      renumber();
      begin(card, file);
    }
  };

  // Choosing and taking.
  for (const part of editor.querySelectorAll<HTMLElement>('[data-with-script]'))
    part.hidden = false;
  for (const part of editor.querySelectorAll<HTMLElement>('[data-without-script]'))
    part.hidden = true;
  for (const handle of list.querySelectorAll<HTMLElement>('[data-move]')) handle.hidden = false;
  chooser.removeAttribute('name');
  editor.querySelector('[data-choose]')!.addEventListener('click', () => chooser.click());
  editor.querySelector('[data-take]')!.addEventListener('click', () => camera.click());
  for (const input of [chooser, camera])
    input.addEventListener('change', (event) => {
      event.stopPropagation();
      add([...(input.files ?? [])]);
      input.value = '';
    });

  // Dropping files, anywhere on the editor.
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  editor.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    zone.toggleAttribute('data-over', true);
  });
  editor.addEventListener('dragleave', (event) => {
    if (!editor.contains(event.relatedTarget as Node | null)) zone.removeAttribute('data-over');
  });
  editor.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    zone.removeAttribute('data-over');
    add([...event.dataTransfer!.files]);
  });

  // Buttons of a photo.
  list.addEventListener('click', (event) => {
    const undone = around(event, '[data-undo]');
    if (undone) return undo(undone.closest<HTMLElement>('[data-photo]')!);
    const button = around<HTMLButtonElement>(event, '[data-step]');
    const card = button?.closest<HTMLElement>('[data-photo]');
    if (!button || !card) return;
    event.preventDefault();
    const at = there().indexOf(card);
    const { step } = button.dataset;
    if (step === 'remove') return remove(card);
    place(card, step === 'earlier' ? at - 1 : step === 'later' ? at + 1 : 0);
    const handle = card.querySelector<HTMLElement>('[data-move]')!;
    // The button that makes a cover is not there on the cover.
    if (step === 'cover') handle.focus();
    else button.focus();
  });

  // Moving by keys.
  list.addEventListener('keydown', (event) => {
    const handle = around(event, '[data-move]');
    const card = handle?.closest<HTMLElement>('[data-photo]');
    if (!handle || !card) return;
    const at = there().indexOf(card);
    const last = there().length - 1;
    const to = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last) return;
    place(card, to);
    handle.focus();
  });

  // Moving by a drag: of the handle, and with a mouse of the picture.
  let dragged: HTMLElement | null = null;
  let target: HTMLElement | null = null;
  const unmark = () => {
    target?.removeAttribute('data-drop');
    target = null;
  };
  list.addEventListener('pointerdown', (event) => {
    const isMouse = event.pointerType === 'mouse';
    const grip = around(event, isMouse ? '[data-move], img' : '[data-move]');
    if (!grip || event.button !== 0 || !event.isPrimary) return;
    dragged = grip.closest<HTMLElement>('[data-photo]');
    if (isMouse && grip.tagName === 'IMG') event.preventDefault();
    // A finger's moves go to the handle otherwise, wherever it is.
    if (grip.hasPointerCapture(event.pointerId)) grip.releasePointerCapture(event.pointerId);
  });
  document.addEventListener('pointermove', (event) => {
    if (!dragged) return;
    const { clientX, clientY } = event;
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const over = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-photo]:not([data-removed])');
    unmark();
    if (!over || over === dragged || !list.contains(over)) return;
    dragged.toggleAttribute('data-dragged', true);
    target = over;
    const isLater = there().indexOf(over) > there().indexOf(dragged);
    over.dataset.drop = isLater ? 'after' : 'before';
  });
  const drop = (isDropped: boolean): void => {
    const [card, onto] = [dragged, target];
    dragged?.removeAttribute('data-dragged');
    unmark();
    dragged = null;
    if (isDropped && card && onto) place(card, there().indexOf(onto));
  };
  document.addEventListener('pointerup', () => drop(true));
  document.addEventListener('pointercancel', () => drop(false));

  // Saving waits for what is being sent.
  form.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      if (submitter?.hasAttribute('formaction')) return;
      if (pending.size === 0 && failed.size === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      saver = submitter;
      say(words.saveWaits!);
      proceed();
    },
    { capture: true },
  );
}

/** Makes the photos of forms marked `data-photos` ones that are uploaded by a script. */
export function enhancePhotos(): void {
  for (const editor of document.querySelectorAll<HTMLElement>('[data-photos]')) openEditor(editor);
}
