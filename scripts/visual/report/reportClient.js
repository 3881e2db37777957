/*
 * Runs in the visual report: loads the pictures, opens one for viewing, and handles keys. Plain JavaScript, because it
 * is embedded in the report, a single file opened from disk.
 */
(() => {
  const viewer = document.getElementById('viewer');
  const stage = viewer.querySelector('.stage');
  const range = viewer.querySelector('input');
  const slide = viewer.querySelector('.slide');
  const openers = [...document.querySelectorAll('[data-open]')];
  const views = [...viewer.querySelectorAll('[data-view]')];
  const figures = [...stage.querySelectorAll('figure')];
  const keys = document.getElementById('keys');
  let current = 0;
  let view = 'slider';

  const sourceOf = (id) => {
    const holder = document.getElementById(id);
    return holder ? `data:image/webp;base64,${holder.textContent}` : undefined;
  };

  // Thumbnails are decoded only near the viewport: a long report has hundreds of them.
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        target.src = sourceOf(target.dataset.thumb);
      }
    },
    { rootMargin: '600px' },
  );
  for (const thumb of document.querySelectorAll('[data-thumb]')) nearby.observe(thumb);

  const split = () => stage.style.setProperty('--split', `${range.value}%`);

  const isPossible = (name, has) =>
    name === 'slider' || name === 'beside' ? has.before && has.after : has[name];

  function show() {
    const opener = openers[current];
    const { open: key, place, name, state } = opener.dataset;
    document.getElementById('viewer-place').textContent =
      `${place}, ${current + 1} of ${openers.length}, ${state}`;
    document.getElementById('viewer-title').textContent = name;
    const has = {};
    for (const figure of figures) {
      const which = figure.dataset.shows;
      const source = sourceOf(`${key}-${which}`);
      has[which] = source !== undefined;
      const image = figure.querySelector('img');
      image.alt = `${name}, ${which}`;
      if (source) image.src = source;
      else image.removeAttribute('src');
    }
    const shown = isPossible(view, has) ? view : 'after';
    stage.dataset.view = shown;
    slide.hidden = shown !== 'slider';
    for (const button of views) {
      button.disabled = !isPossible(button.dataset.view, has);
      button.setAttribute('aria-pressed', String(button.dataset.view === shown));
    }
    split();
  }

  function step(by) {
    current = (current + by + openers.length) % openers.length;
    if (viewer.open) show();
    else openers[current].focus();
  }

  function choose(name) {
    const button = views.find(({ dataset }) => dataset.view === name);
    if (button.disabled) return;
    view = name;
    show();
  }

  function fit() {
    const button = viewer.querySelector('[data-fit]');
    const isFit = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isFit));
    stage.toggleAttribute('data-fit', isFit);
  }

  async function copy(button) {
    const text = button.dataset.copy;
    const said = document.getElementById('said');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages opened from disk may not access the clipboard: select the command instead.
      getSelection().selectAllChildren(button.previousElementSibling);
      said.textContent = 'The command is selected; copy it with your keyboard.';
      return;
    }
    said.textContent = `Copied: ${text}`;
    button.textContent = 'Copied';
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    const { open, copy: text, view: name, step: by } = button.dataset;
    if (open !== undefined) {
      current = openers.indexOf(button);
      show();
      viewer.showModal();
      document.getElementById('viewer-title').focus();
    } else if (text !== undefined) void copy(button);
    else if (name !== undefined) choose(name);
    else if (by !== undefined) step(Number(by));
    else if ('fit' in button.dataset) fit();
    else if ('close' in button.dataset) viewer.close();
  });

  viewer.addEventListener('close', () => openers[current].focus());
  range.addEventListener('input', split);

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !keys?.checked || openers.length === 0) return;
    const key = event.key.toLowerCase();
    const focused = document.activeElement;
    if (key === 'n') step(viewer.open || focused === openers[current] ? 1 : 0);
    else if (key === 'p') step(-1);
    else if (!viewer.open) return;
    else if (key === 'z') fit();
    else if (views[Number(key) - 1]) choose(views[Number(key) - 1].dataset.view);
    else if (view === 'slider' && (key === 'arrowleft' || key === 'arrowright') && focused !== range)
      range.focus();
    else return;
    event.preventDefault();
  });
})();
