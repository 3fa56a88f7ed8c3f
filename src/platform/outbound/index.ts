export { OutboundError, type OutboundFailure } from './outbound.errors.ts';
export {
  createOutbound,
  type Outbound,
  type OutboundReply,
  type OutboundRequest,
  type OutboundStream,
  validatorsOf,
} from './outbound.ts';
export { problemOfUrl } from './url.ts';
export { createWebPageReader, tagsOfPage, textOfPage, titleOfPage } from './web-page.ts';
