/**
 * Progressive enhancement of pages that work without scripts. It renders nothing that the server
 * could render. Its listeners are on the document, so that parts of a page may be replaced at any
 * time.
 */
import type { ResultsMapData } from '#lib/map/results-map-data.ts';
import { enhanceAds } from './ads.ts';
import { enhanceCardFocus } from './card-focus.ts';
import { enhanceCopying } from './copying.ts';
import { enhanceDirections } from './directions.ts';
import { announce, h } from './dom.ts';
import { enhanceEnquiries } from './enquiries.ts';
import { enhanceForms } from './forms.ts';
import { enhanceGalleries } from './gallery.ts';
import { enhanceLanguageOffer } from './language-offer.ts';
import { enhanceListingDays } from './listing-days.ts';
import { enhanceLocalTimes } from './local-times.ts';
import { enhanceMyVan } from './my-van.ts';
import { enhanceOnDevice } from './on-device.ts';
import { enhancePlaceFields } from './place-field.ts';
import { enhanceSaving } from './saving.ts';
import { enhanceSharing } from './sharing.ts';
import { enhanceSheets } from './sheets.ts';
import { enhanceStayFields } from './stay-fields.ts';
import { enhanceSwapping } from './swap.ts';
import { enhanceTrip } from './trip.ts';
import { enhanceUnsaid } from './unsaid.ts';

// Screen readers reliably announce text that is added to an existing region, but not a region that
// appears with its text.
announce('');
enhanceForms();
enhanceLanguageOffer();
enhanceAds();
enhancePlaceFields();
enhanceSaving();
enhanceCardFocus();
enhanceGalleries();
enhanceEnquiries();
enhanceDirections();
enhanceCopying();
enhanceSharing();
enhanceSheets();
enhanceStayFields();
enhanceListingDays();
enhanceLocalTimes();
enhanceMyVan();
enhanceSwapping();
enhanceTrip();
enhanceUnsaid();
enhanceOnDevice();

/**
 * Shows a button to try again in place of a map whose script could not be loaded, or that the
 * device cannot draw.
 */
function offerAgain(section: HTMLElement): void {
  const { words } = JSON.parse(section.dataset.resultsMap!) as ResultsMapData;
  const again = h('button', { type: 'button', class: 'map-here' }, words.incomplete);
  again.addEventListener('click', () => location.reload());
  section.replaceChildren(again);
}

async function openMaps(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-results-map]');
  if (!section) return;
  try {
    const { openResultsMap } = await import('#lib/map/results-map.ts');
    openResultsMap(section);
  } catch (error) {
    offerAgain(section);
    throw error;
  }
}

document.addEventListener('page:swapped', () => void openMaps());
void openMaps();
