export type { UrlCheck } from './guard.ts';
export { OutboundError, type OutboundFailure } from './outbound.errors.ts';
export {
  createOutbound,
  type Outbound,
  type OutboundHead,
  type OutboundOptions,
  type OutboundReply,
  type OutboundRequest,
  type OutboundStream,
  validatorsOf,
} from './outbound.ts';
export type { Resolver } from './resolver.ts';
export { problemOfUrl } from './url.ts';
export {
  createWebPageReader,
  tagsOfPage,
  textOfPage,
  titleOfPage,
  type WebPage,
} from './web-page.ts';
