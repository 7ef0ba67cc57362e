// A field that searches all documents. Without this script everything can be read; what is searched is loaded with the first key.

(() => {
  const ROOT = document.currentScript.src.replace(/search\.js$/, '');
  const MOST = 12;
  const AROUND = 60;

  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Search';
  field.setAttribute('aria-label', 'Search the documents');
  const found = document.createElement('ul');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const results = document.createElement('div');
  results.className = 'found';
  results.hidden = true;
  results.append(said, found);
  const box = document.createElement('search');
  box.append(field, results);
  document.querySelector('header.site').append(box);

  let loading;
  const documents = () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${ROOT}search-data.js`;
      script.onload = () => resolve(globalThis.hanchanDocuments);
      script.onerror = reject;
      document.head.append(script);
    });
    return loading;
  };

  /** Every word has to be there; in a heading or a title it counts for more. */
  const weightOf = ([, title, heading, text], words) => {
    let weight = 0;
    for (const word of words) {
      const inHeading = `${title} ${heading}`.toLowerCase().includes(word);
      const inText = text.toLowerCase().includes(word);
      if (!inHeading && !inText) return 0;
      weight += (inHeading ? 5 : 0) + (inText ? 1 : 0);
    }
    return weight;
  };

  const passage = (text, word) => {
    const at = Math.max(0, text.toLowerCase().indexOf(word) - AROUND);
    return `${at > 0 ? '…' : ''}${text.slice(at, at + 2 * AROUND)}${text.length > at + 2 * AROUND ? '…' : ''}`;
  };

  const entry = ([address, title, heading, text], words) => {
    const link = document.createElement('a');
    link.href = ROOT + address;
    link.textContent = heading === '' ? title : `${title}: ${heading}`;
    const about = document.createElement('small');
    about.textContent = passage(text, words[0]);
    const item = document.createElement('li');
    item.append(link, about);
    return item;
  };

  const look = async () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.hidden = words.length === 0;
    if (words.length === 0) return;
    const all = await documents();
    const matches = all
      .map((one) => ({ one, weight: weightOf(one, words) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight);
    said.textContent = matches.length === 1 ? '1 place' : `${matches.length} places`;
    found.replaceChildren(...matches.slice(0, MOST).map(({ one }) => entry(one, words)));
  };

  field.addEventListener('input', () => void look());
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    field.value = '';
    results.hidden = true;
    field.focus();
  });
})();
