import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Privacy',
  description: 'What Campcairn stores about you, why, for how long, and how to have it erased.',
  lead: 'We store as little as the service can work with. You can look around without leaving anything behind.',
  blocks: [
    { h: 'When you only look' },
    {
      list: [
        'No cookies, no advertising, no tracking, and no request to any other company: photos and map come through our own server.',
        'Your network address is used to answer you, and counted in memory for a short time to stop misuse. It is not stored.',
        'Our logs say which kind of page was asked for and how long it took. They hold no address, no name and no search.',
        'Listings that you save stay in your browser.',
        'We count how often each listing is shown, opened and saved: numbers by day, by kind of page, and by the country of the place that was asked for. Nothing about you is kept with them, not even that somebody came back. Robots are not counted.',
      ],
    },
    { h: 'When you go to a partner' },
    {
      p: 'We note that somebody went from this listing to its page, and when. We pass on a reference that stands for that click, and nothing about you: no address, no browser, no search. Robots are not counted.',
    },
    { h: 'When you send an enquiry' },
    {
      table: {
        head: ['What', 'Why', 'How long'],
        rows: [
          [
            'Name, email, phone, message',
            'So that the owner can answer you',
            '90 days, or until you erase it',
          ],
          [
            'Dates and number of people',
            'So that the owner can answer you',
            'Kept without anything that says who you are',
          ],
          ['When you agreed, and to which wording', 'To show that you did', 'With the enquiry'],
          ['How the delivery went', 'To repeat it when it failed', '90 days'],
        ],
      },
    },
    {
      p: 'It goes to the one partner whose listing you asked about, because you agreed to that. The partner then is responsible for its copy; ask there to have that erased.',
    },
    {
      p: 'After sending you get a secret link. With it you see whether the enquiry has arrived, and can erase your details at once.',
    },
    { h: 'When you apply as a partner', id: 'applying' },
    {
      table: {
        head: ['What you send', 'Why', 'How long'],
        rows: [
          [
            'Your name, your email, what you say of the business, the address of a feed',
            'To check the application and answer it',
            '90 days, whatever the answer is',
          ],
          [
            'The business, its website and country, what it rents and roughly how much',
            'To know who has applied',
            'Kept without whoever sent it',
          ],
        ],
      },
    },
    {
      p: 'When we approve it, the email becomes the contact address of the partner account.',
    },
    { h: 'When you report a listing', id: 'reporting' },
    {
      p: 'We store what you choose and write, and your email if you give it, to look at the listing and to ask you something if we have to. What you wrote and your email are deleted after 90 days; that the listing was reported, and as what, is kept. Its owner does not learn who you are.',
    },
    { h: 'Your rights' },
    {
      p: 'You may ask what we store about you, have it corrected, handed out or erased, and withdraw your consent at any time. Write to {contact} from the address you used. You may also complain to your data protection authority.',
    },
    { h: 'When you have a partner account' },
    {
      list: [
        'We store the business’s name, website and contact address, what it lists, and the addresses of the people who act for it.',
        'Signing in sets one cookie, which is needed for it. We store who signed in when and with which browser; each person sees that and can end it.',
        'What is changed, and by whom, is kept in a log. How many API calls were answered and how is kept by day, for 90 days.',
        'Mails that we send on our own can be switched off in the dashboard or by a link in each of them, save those that the account cannot do without.',
        'An owner can take everything along as one file, and close the account: listings go at once, what travellers wrote is erased, and the contact address follows 90 days later.',
      ],
    },
  ],
};
