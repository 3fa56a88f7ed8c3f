import { forReader, guideGroups, guidePage, guidePath } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

/** Lists the documentation for programs that help developers: https://llmstxt.org. */
export const GET: RequestHandler = ({ locals }) => {
  const reader = readerOf(locals);
  const lines = guideGroups().flatMap(({ title, pages }) => [
    '',
    `## ${title}`,
    '',
    ...pages.map(
      (page) => `- [${page.title}](${reader.publicUrl}${guidePath(page)}.md): ${page.lead}`,
    ),
  ]);
  const { title, lead } = guidePage('')!;
  const description = `- [OpenAPI 3.1](${reader.publicUrl}/api/v1/openapi.json): every endpoint, field and answer`;
  const whole = `- [The guide in one file](${reader.publicUrl}/llms-full.txt)`;
  const assistants = [
    '',
    '## Search for a traveller',
    '',
    `- [Model Context Protocol](${reader.publicUrl}/mcp): streamable HTTP, no key; read-only tools search, listing, places and availability`,
    `- [What assistants can ask](${reader.publicUrl}/assistants): for people`,
  ];
  const text = [
    `# ${title}`,
    '',
    `> ${lead}`,
    '',
    description,
    whole,
    ...assistants,
    ...lines,
    '',
  ].join('\n');
  return textFile(forReader(text, reader), 'text/plain');
};
