import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Privacy',
  description: 'What Campcairn stores about you, why, for how long, and how to have it erased.',
  lead: 'We store as little as we need to run the service. You can look around without leaving a trace.',
  blocks: [
    { h: 'When you are just looking' },
    {
      list: [
        'No cookies, no advertising networks, no tracking, and no request to any other company: photos and map come through our own server.',
        'Your network address is used to answer you, and counted in memory for a short time against misuse. It is not stored.',
        'Our logs say which kind of page was asked for and how long it took: no address, no name, no search.',
        'What you save, open, plan and search for, what you say of your van and how you set the results stay in your browser. A trip that you share is in its address; we keep none.',
        'Once you save something, plan a trip or send an enquiry, your browser also keeps these pages and your receipts, so that they open without a network: receipts for 90 days at most. An enquiry that could not be sent waits in the browser for 30 days at most, and is sent only if you say so. Searches that you want to be reminded of stay there too; the site is asked for their feed at most every six hours while you use it. You can see and delete all of it under “On this device”.',
        'Your feed reader asks for a search that you follow, with nothing about you.',
        'We count how often each listing is shown, opened and saved: totals by day, kind of page and country searched for. Nothing about you is kept with them, not even whether you have been here before. Robots are not counted.',
        'We count searches that find little by day: the place, or the words where no place is known. What looks like an email address, a telephone number or a full postcode is left out, words of fewer than three visits are shown to nobody, and after 90 days the counts are deleted. So that one visit counts once, an unreadable form of your network address stays in memory until the end of the day.',
      ],
    },
    { h: 'When you go to a partner' },
    {
      p: 'We note that somebody went from this listing to its page, and when. The partner gets a reference for that click, and nothing about you. Robots are not counted.',
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
          ['How the delivery went', 'To try again if it failed', '90 days'],
        ],
      },
    },
    {
      p: 'It goes to the partner whose listing you asked about, because you agreed to that, and to no other. By one form you can ask up to three: each partner that you agreed to gets an enquiry of its own, and does not learn whom else you asked. A partner is then responsible for its own copy; ask the partner to erase it.',
    },
    {
      p: 'Afterwards you get a secret link: see whether the enquiry has arrived, and erase your details at once.',
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
            'The business, its website and country, what it rents and roughly how many listings',
            'To know who has applied',
            'Kept, without the person who sent it',
          ],
        ],
      },
    },
    {
      p: 'When we approve it, the email becomes the contact address of the partner account. If you sign in before that to prepare listings, you have such an account already. If we decline, we delete it with its listings 14 days later; only the log of changes stays.',
    },
    { h: 'When you report a listing', id: 'reporting' },
    {
      p: 'We store the reason you pick, what you write, and your email if you give it, to look at the listing and to ask you something if we have to. What you wrote and your email are deleted after 90 days; that the listing was reported, and as what, is kept. Its owner does not learn who you are.',
    },
    { h: 'Your rights' },
    {
      p: 'You may ask what we store about you, have it corrected, handed out or erased, and withdraw your consent at any time. Write to {contact} from the address you used. You may also complain to your data protection authority.',
    },
    { h: 'When you have a partner account' },
    {
      list: [
        'We store the business’s name, website and contact address, what it lists, and the addresses of the people who act for it.',
        'Signing in sets one cookie, which is needed for it. We store who signed in when and with which browser; each person sees that and can end it. A listing that is being written is kept in the browser until it is saved, for 30 days at most, and deleted at signing out.',
        'What is changed, and by whom, is kept in a log. How many API calls were answered and how is kept by day, for 90 days.',
        'You can switch our emails off in the dashboard or by a link in each of them, except those that the account cannot work without.',
        'The owner of an account can download everything as one file, and close the account: listings go at once, what travellers wrote is erased, and the contact address follows 90 days later.',
      ],
    },
    { h: 'Who runs this site', id: 'operator' },
    { operator: true },
  ],
};
