// The site of documents: everything that is written is in it, everything leads somewhere, and it can be read without a script.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, contents } from '../../../tools/docs/contents.mjs';
import { brokenLinks } from '../../../tools/docs/links.mjs';
import { type Files, renderDocs } from '../../../tools/docs/site.mjs';
import { DOCUMENTS } from './blocks.ts';

let files: Files;
beforeAll(async () => {
  files = await renderDocs();
});

const page = (address: string) => String(files.get(address));
const pages = () => [...files.keys()].filter((address) => address.endsWith('.html'));

/** Notes for the next version, and versions of single packages, which the page of changes has together. */
const ELSEWHERE = /^\.changeset\/(?!README)|\/CHANGELOG\.md$/;

describe('the site', () => {
  test('has every document of the repository, each at an address of its own', () => {
    const written = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
      .trimEnd()
      .split('\n')
      .filter((file) => !ELSEWHERE.test(file));
    expect(written.filter((file) => !DOCUMENTS.includes(file))).toEqual([]);
    const addresses = DOCUMENTS.map(addressOf);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
  });

  test('has a guide for each who comes', () => {
    const titles = contents().map(({ title }) => title);
    const WANTED = [
      'Players',
      'Organisers',
      'Referees',
      'Operators',
      'Programmers',
      'Rules',
      'API',
    ];
    expect(titles).toEqual(expect.arrayContaining(WANTED));
    for (const title of WANTED) expect(page('index.html')).toContain(`<summary>${title}</summary>`);
  });

  test('leads everywhere: no link and no place on a page is missing', () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(page('overview.html')).toContain('href="packages/tiles.html"');
    expect(page('overview.html')).toContain('src="pictures/table.jpg"');
    expect(page('rules/wrc-2022.html')).toContain('id="wrc-8.9-10"');
  });

  test('a link that leads nowhere is found', () => {
    const broken = new Map([
      ['a.html', '<a href="b.html#there"></a> <a href="b.html#gone"></a> <img src="c.png">'],
      ['b.html', '<p id="there"></p>'],
    ]);
    expect(brokenLinks(broken)).toEqual(['a.html: b.html#gone', 'a.html: c.png']);
  });

  test('works from the disk: addresses are relative, but on the page that answers anywhere', () => {
    const absolute = pages().filter((address) => /(?:href|src)="\//.test(page(address)));
    expect(absolute).toEqual(['404.html']);
  });

  test('needs no script, and has none but for the colours and the search', () => {
    for (const address of pages()) {
      const scripts = page(address).match(/<script\b[^>]*>/g) ?? [];
      expect([
        address,
        scripts.length,
        / onclick=| style="(?!text-align)/.test(page(address)),
      ]).toEqual([address, 2, false]);
      expect(page(address)).not.toContain('<!--');
    }
  });

  test('every page is named, can be skipped into, and leads on', () => {
    for (const address of pages()) {
      const html = page(address);
      expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
      expect([address, /<title>[^<]+<\/title>/.test(html)]).toEqual([address, true]);
      expect(html).toContain('<a class="skip" href="#text">');
      if (address !== '404.html') expect(html).toMatch(/rel="(next|prev)"/);
    }
  });

  test('has what programs read, as they read it elsewhere', () => {
    const asyncapi = JSON.parse(readFileSync('service/protocol/asyncapi.json', 'utf8')) as object;
    expect(JSON.parse(page('api/asyncapi.json'))).toEqual(asyncapi);
    expect(page('api/openapi.json')).toContain('/api/tables/{table}/join');
    expect(page('api/schemas/score.json')).toBe(
      readFileSync('faces/cli/schemas/score.json', 'utf8'),
    );
    expect(page('api/http.html')).toContain('POST /api/tables/{table}/join');
    expect(page('api/socket.html')).toContain('id="client_hello"');
  });

  test('what is searched is there, and is a script', () => {
    const text = page('search-data.js');
    const data = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(';'))) as string[][];
    const players = data.find(([address]) => address === 'players.html#clocks')!;
    expect(players.slice(1, 3)).toEqual(["The player's guide", 'Clocks']);
    expect(players[3]).toContain('ten seconds for each decision');
  });
});
