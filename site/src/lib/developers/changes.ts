import { guidePage } from './guide.ts';

/** A change of the API, as the changelog's page tells it. */
export interface Change {
  id: string;
  /** `2026-11-22`. */
  day: string;
  title: string;
  html: string;
}

const ENTRY =
  /<h2 id="(?<id>[\w-]+)">(?<day>\d{4}-\d{2}-\d{2}): (?<title>.*?)<\/h2>(?<html>[\s\S]*?)(?=<h2 |$)/g;

/** The entries of the changelog, newest first. */
export const changes = (): Change[] =>
  [...guidePage('changelog')!.html.matchAll(ENTRY)].map(({ groups }) => ({
    ...(groups as unknown as Change),
  }));
