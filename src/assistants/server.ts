import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Staleness, withStaleness } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { logFailure, presentFailure } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import { RELEASE } from '../platform/release.ts';
import type { AssistantDeps } from './assistants.ts';
import { availabilityTool } from './availability.tool.ts';
import { listingTool } from './listing.tool.ts';
import { placesTool } from './places.tool.ts';
import { searchTool } from './search.tool.ts';
import type { Tool } from './tool.ts';

const INSTRUCTIONS = `Campcairn finds campervans, motorhomes and caravans to hire, and campsites, in the United Kingdom, Ireland, France, Spain and Portugal.

- Every answer is one of three: it matches, it is not stated, or it does not match. Say "not stated" as that, and that the owner can be asked; never guess.
- Prices are in the owner's own currency, for the unit that stands beside them. Do not convert or add up different currencies without saying so.
- Campcairn takes no bookings and no enquiries from programs: give people the \`url\` of a page. Do not fetch links that begin with /go/, which count as a person's click.
- Where \`credit\` is not null, show it.
- Listings whose partner \`is_demo\` are made up.`;

/** The notice at the end of every answer. */
const AGE = {
  may_be_old: z
    .boolean()
    .describe('True while the database is away: what was known last, perhaps minutes old.'),
};

const READS_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates the function that creates a stateless server with every tool, one for each request. */
export function createAssistantServers(deps: AssistantDeps & { log: Logger }): () => McpServer {
  const { log } = deps;
  const info = {
    name: 'campcairn',
    title: 'Campcairn',
    version: RELEASE,
    websiteUrl: deps.publicUrl,
  };
  const adders = [
    adderOf(searchTool(deps), log),
    adderOf(listingTool(deps), log),
    adderOf(placesTool(deps), log),
    adderOf(availabilityTool(deps), log),
  ];
  return () => {
    const server = new McpServer(info, {
      capabilities: { tools: { listChanged: false } },
      instructions: INSTRUCTIONS,
    });
    for (const addTo of adders) addTo(server);
    return server;
  };
}

/** Creates the function that adds a tool to a server; its schemas are shared by all servers. */
function adderOf<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output, answer }: Tool<Input, Output>,
  log: Logger,
): (server: McpServer) => void {
  const config = {
    title,
    description,
    inputSchema: input as z.ZodObject,
    outputSchema: output.extend(AGE) as z.ZodObject,
    annotations: { title, ...READS_ONLY },
  };
  const call = async (asked: unknown): Promise<CallToolResult> => {
    const staleness: Staleness = { isStale: false };
    try {
      const said = await withStaleness(staleness, () => answer(asked as z.output<Input>));
      const structuredContent = { ...said, may_be_old: staleness.isStale };
      return { structuredContent, content: [text(JSON.stringify(structuredContent))] };
    } catch (error) {
      return { isError: true, content: [text(refusal(error, name, log))] };
    }
  };
  return (server) => void server.registerTool(name, config, call);
}

const text = (words: string) => ({ type: 'text' as const, text: words });

/** Returns the message about an error: its own, if it is meant for callers. */
function refusal(error: unknown, tool: string, log: Logger): string {
  if (error instanceof ExpectedError) return error.message;
  const { status, message } = presentFailure(error);
  if (status !== 503) logFailure(log, error, `the tool ${tool} failed`);
  return message;
}
