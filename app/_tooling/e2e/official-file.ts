import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DocId, Lang } from '@/rules/documents';
import { damaged } from '@/rules/official/testing/damage';
import { printDocument } from '@/rules/official/testing/printed';
import { restated } from '@/rules/official/testing/restated';
import { hydrated, type Site } from './browser';

/** Words that no restatement has, at the end of one clause. */
export const MARK: Record<Lang, string> = { ja: '羅針盤をまわします。', en: 'Turn the astrolabe.' };

/** A document laid out as the published one is, torn into lines, with words of its own in clause `marked`. */
export function printed(doc: DocId, lang: Lang, marked: string): string {
  const textOf = restated(doc, lang);
  const paragraphs = printDocument(doc, lang, (id) => (id === marked ? `${textOf(id)}${MARK[lang]}` : textOf(id)));
  return damaged(paragraphs, lang, { width: 44 });
}

/** A file as a reader chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function textFile(name: string, text: string): ChosenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

export function pdfFile(name: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** The page that opens official texts, in a browser that has none. */
export async function officialPage(site: Site, lang: Lang): Promise<Page> {
  const page = await site.page();
  await page.goto(`/${lang}/official/`);
  await hydrated(page);
  return page;
}

/** Opens a file there, and waits for the account that the page gives of it. */
export async function openFile(page: Page, file: ChosenFile | string): Promise<string> {
  const accounts = page.locator('main [role=status] section');
  const before = await accounts.count();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(() => accounts.count()).toBe(before + 1);
  return (await accounts.first().textContent()) ?? '';
}
