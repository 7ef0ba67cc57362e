// What the columns of a list hold: by what they are called in the languages that lists come in, or by what stands in them.

import { readCountry } from '../../event/countryNames.ts';
import { PERSON_LINES } from '../../event/personLines.ts';
import { folded } from './folded.ts';

export const IMPORT_COLUMNS = [
  ...PERSON_LINES,
  ...(['hasPaid', 'mayPublish', 'kind'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
/** Null: a column that is left out. */
export type Columns = readonly (ImportColumn | null)[];

/** In English, then German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Nordic, Finnish, Hungarian, Russian, Japanese. */
const CALLED: Readonly<Record<ImportColumn, string>> = {
  name: 'name player displayname nickname preferredname fullname playername | spieler spielername nameanzeige | joueur pseudo | jugador apodo nombrecompleto | giocatore | jogador | speler naam | gracz pseudonim imieinazwisko | hrac prezdivka | spelare spiller navn namn | pelaaja nimi | jatekos nev | игрок имяифамилия фио ник | 名前 氏名 選手名 表示名',
  firstName:
    'firstname givenname forename | vorname | prenom | nombre | nome | primeironome | voornaam | imie | jmeno krestnijmeno | fornavn fornamn | etunimi | keresztnev utonev | имя | 名 メイ',
  lastName:
    'lastname familyname surname | nachname familienname zuname | nom nomdefamille | apellido apellidos | cognome | sobrenome apelido | achternaam | nazwisko | prijmeni | etternavn efternamn efternavn | sukunimi | vezeteknev csaladnev | фамилия | 姓 苗字 名字',
  legalName: 'legalname officialname passportname | 本名',
  country:
    'country nation nationality countrycode | land nationalitat nationalitaet | pays nationalite | pais nacionalidad | paese nazione | nacionalidade | landcode | kraj narodowosc | zeme stat | maa kansalaisuus | orszag | страна | 国 国籍',
  club: 'club association clubname | verein | association clubmahjong | asociacion | circolo | clube | vereniging | klub | klubb forening | kerho seura | egyesulet | клуб | クラブ 所属',
  team: 'team teamname | mannschaft | equipe | equipo | squadra | ploeg | druzyna zespol | druzstvo tym | lag hold | joukkue | csapat | команда | チーム',
  emaId:
    'ema emaid emanumber emano emanr nrema id playerid licence license | emanummer | numeroema | numerema | emaszam | ema番号 会員番号 номерema',
  language:
    'language lang | sprache | langue | idioma lingua | taal | jezyk | jazyk | sprak sprog | kieli | nyelv | язык | 言語',
  contact:
    'contact email mail phone telephone mobile | kontakt telefon handy | courriel telephone portable | correo telefono movil | cellulare | telemovel | telefoon | telefon komorka | epost | puhelin sahkoposti | почта телефон | 連絡先 メール 電話',
  notes:
    'notes note diet remarks remark comments comment | bemerkung bemerkungen anmerkungen | remarques regime | notas observaciones | osservazioni | observacoes | opmerkingen | uwagi | poznamka poznamky | anmarkning merknad bemaerkning | huomautukset | megjegyzes | примечания примечание | 備考',
  hasPaid:
    'paid haspaid payment fee | bezahlt | paye regle | pagado | pagato | pago | betaald | zaplacono oplacone | zaplaceno | betalt betald | maksettu | fizetve | оплачено оплата | 支払 支払済',
  mayPublish:
    'publish maypublish consent | einwilligung veroffentlichen | consentement | consentimiento | consenso | zgoda | souhlas | samtykke samtycke | согласие | 公開',
  kind: 'kind type role | art | tipo | rodzaj | 種別',
};
const plain = (cell: string) => folded(cell).replace(/[^\p{L}\p{N}]/gu, '');

const BY_WORD = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    CALLED[column].split(/[\s|]+/).map((word) => [plain(word), column] as const),
  ),
);

const calledColumn = (cell: string): ImportColumn | null => BY_WORD.get(plain(cell)) ?? null;

/** Whether a line names columns: a name among them, or two of them at all. */
export function isHeading(cells: readonly string[]): boolean {
  const known = cells.map((cell) => calledColumn(cell));
  const isNamed = known.some((column) => column === 'name' || column === 'lastName');
  return isNamed || known.filter((column) => column !== null).length > 1;
}

/** By the heading; what it leaves open, and lists without one, by what stands in the column. */
export function guessColumns(
  heading: readonly string[] | null,
  rows: readonly (readonly string[])[],
): (ImportColumn | null)[] {
  const width = Math.max(
    0,
    heading?.length ?? 0,
    ...(heading === null ? rows.map(({ length }) => length) : []),
  );
  const columns: (ImportColumn | null)[] = Array.from({ length: width }, (_, at) =>
    calledColumn(heading?.[at] ?? ''),
  );
  for (const [at, column] of columns.entries()) {
    if (column !== null && columns.indexOf(column) < at) columns[at] = null;
  }
  const put = (column: ImportColumn, fits: (cell: string) => boolean) => {
    if (columns.includes(column)) return;
    const at = columns.findIndex((known, i) => known === null && isMostly(rows, i, fits));
    if (at >= 0) columns[at] = column;
  };
  put('emaId', (cell) => /^\d{7,8}$/.test(cell));
  put('country', (cell) => readCountry(cell) !== null);
  if (heading !== null) return columns.map(asOther(columns));
  for (const column of ['name', 'club', 'team'] as const) {
    const at = columns.indexOf(null);
    if (at >= 0) columns[at] = column;
  }
  return columns;
}

/** `Name, Vorname`: beside one half of a name, what is only called a name is the other half. */
function asOther(columns: readonly (ImportColumn | null)[]) {
  const [hasFirst, hasLast] = [columns.includes('firstName'), columns.includes('lastName')];
  if (hasFirst === hasLast) return (column: ImportColumn | null) => column;
  const other = hasFirst ? 'lastName' : 'firstName';
  return (column: ImportColumn | null) => (column === 'name' ? other : column);
}

function isMostly(
  rows: readonly (readonly string[])[],
  at: number,
  fits: (cell: string) => boolean,
): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
}
