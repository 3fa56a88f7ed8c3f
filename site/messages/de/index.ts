import type { Messages } from '../index.ts';
import { apply } from './apply.ts';
import { enquiry } from './enquiry.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { fit } from './fit.ts';
import { home } from './home.ts';
import { landing } from './landing.ts';
import { listing } from './listing.ts';
import { mailLinks } from './mail-links.ts';
import { offline } from './offline.ts';
import { place } from './place.ts';
import { report } from './report.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { stay } from './stay.ts';
import { trip } from './trip.ts';
import { year } from './year.ts';

export const messages: Messages = {
  shell,
  apply,
  fit,
  home,
  search,
  facts,
  landing,
  listing,
  enquiry,
  errors,
  mailLinks,
  offline,
  place,
  report,
  saved,
  signIn,
  stay,
  trip,
  year,
};
