import { formOf } from './form.ts';
import type { TestCampcairn } from '../support/campcairn.ts';

/** Sends an enquiry as the form of a listing's page does; gives nothing, as the page does. */
export async function anEnquiry(
  { services }: TestCampcairn,
  listingId: number,
  fields: Record<string, string> = {},
): Promise<void> {
  const answer = await services.enquiries.enquire(
    listingId,
    formOf({
      name: 'Ines Duarte',
      email: 'ines@traveller.example',
      phone: '',
      start_date: '',
      end_date: '',
      guests: '',
      message: '',
      consent: 'yes',
      website: '',
      form: services.enquiries.enquiryToken(listingId),
      ...fields,
    }),
    {
      address: '192.0.2.1',
      sourcePage: `https://campcairn.example/listing/bramble-${listingId}`,
    },
  );
  if (!answer.ok) throw new Error(`The enquiry was not taken: ${JSON.stringify(answer)}`);
}
