/** Types of the console's services. This file imports no code. */
import type { Console } from '#lib/services.ts';

type Answer<Call extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;

export type AuditEntry = Answer<Console['system']['audit']>['items'][number];
export type FoundListing = Answer<Console['listings']['show']>['listing'];
export type ShownReport = Answer<Console['listings']['showReport']>['report'];
export type ReportedContent = NonNullable<Answer<Console['listings']['showReport']>['content']>;
export type ShownLead = Answer<Console['leads']['show']>['lead'];
export type FeedTest = Answer<Console['feeds']['test']>;
export type PartnerStatus = Answer<Console['partners']['show']>['partner']['status'];

export type ImportsPage = Answer<Console['system']['imports']>;

type Shown = Answer<Console['applications']['show']>;
export type ShownApplication = Shown['application'];
export type ApplicationHint = Shown['hints'][number];
export type SavedReply = Shown['replies'][number];
export type ShownMailDomain = Shown['mailDomain'];
export type EarlierApplicant = Shown['earlier'][number];
export type ShownClaim = Answer<Console['claims']['show']>;
export type ShownPartner = Answer<Console['partners']['show']>;
export type OpenedContact = Answer<Console['operations']['leads']['openContact']>;
export type ShownFeed = Answer<Console['feeds']['show']>['feed'];
export type FeedRun = Answer<Console['feeds']['show']>['runs'][number];
export type FeedSettings = ShownFeed['settings'];
export type FeedRequest = Answer<Console['feeds']['requests']>[number];
export type HeldListing = Answer<Console['feeds']['show']>['held'][number];
export type SetUpNotice = Answer<Console['setUp']>[number];

export type WaitingItem = Answer<Console['waitingItems']>[number];
export type Queue = Console['queue'];
export type QueuePlace = Answer<Queue['place']>;
export type CaseKind = QueuePlace['kind'];
export type DecidedCase = NonNullable<Answer<Queue['decided']>>;
export type BusinessFigures = Answer<Console['business']['show']>;
export type FoundThings = Answer<Console['find']['byWords']>;
