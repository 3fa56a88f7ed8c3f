import type { DashboardLanguage } from '#lib/dashboard/context.ts';
import type { InboxLead, LeadStep } from '#lib/services.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/** One step of a timeline in words. */
export interface StepInWords {
  at: Date;
  title: string;
  icon: IconName;
  tone?: 'plain' | 'good' | 'ask' | 'bad' | undefined;
  notes?: string[] | undefined;
  quote?: { label: string; text: string } | undefined;
}

/** Describes one step of a lead's timeline. */
export function stepInWords(
  language: DashboardLanguage,
  step: LeadStep,
  kind: InboxLead['kind'],
  now: Date,
): StepInWords {
  const said = language.words.leads.steps;
  const { at } = step;
  switch (step.step) {
    case 'created':
      return { at, title: said.created[kind], icon: kind === 'click' ? 'navigation' : 'mail' };
    case 'held':
      return step.isOver
        ? { at, title: said.wasHeld, icon: 'clock' }
        : { at, title: said.held, icon: 'clock', tone: 'ask' };
    case 'webhook':
      return webhookStep(language, step);
    case 'webhook_next':
      return at > now
        ? { at, title: said.webhookNext, icon: 'clock', tone: 'ask' }
        : { at: now, title: said.webhookNextDue, icon: 'clock', tone: 'ask' };
    case 'webhook_ended': {
      const tone = step.how === 'failed' ? 'bad' : 'plain';
      return { at, title: said.webhookEnded[step.how], icon: 'circle-x', tone };
    }
    case 'mail': {
      const { number, to, reason, durationMs } = step;
      const took = said.took(language.format.duration(durationMs));
      if (reason === null)
        return { at, title: said.mailTaken(number, to), icon: 'mail', tone: 'good', notes: [took] };
      const notes = [`${language.sentence(reason)} (${took})`];
      return { at, title: said.mailRefused(number, to), icon: 'mail', tone: 'bad', notes };
    }
    case 'mail_ended':
      return { at, title: said.mailEnded[step.how](step.to), icon: 'mail' };
    case 'told':
      return { at, title: said.told(step.to), icon: 'info' };
    case 'acknowledged':
      return { at, title: said.acknowledged, icon: 'check', tone: 'good' };
    case 'wiped':
      return { at, title: said.wiped, icon: 'trash' };
  }
}

function webhookStep(
  language: DashboardLanguage,
  step: LeadStep & { step: 'webhook' },
): StepInWords {
  const said = language.words.leads.steps;
  const { at, number, status, error, reason, reply, durationMs } = step;
  const took = said.took(language.format.duration(durationMs));
  const answered = status === null ? null : said.answered(status);
  const quote = reply ? { label: said.reply, text: reply } : undefined;
  if (error === null) {
    const notes = [[answered, took].filter(Boolean).join(' ')];
    return { at, title: said.webhookTaken(number), icon: 'webhook', tone: 'good', notes };
  }
  const why = reason === null ? (answered ?? '') : language.sentence(reason);
  const notes = [`${why} (${took})`];
  return { at, title: said.webhookRefused(number), icon: 'webhook', tone: 'bad', notes, quote };
}
