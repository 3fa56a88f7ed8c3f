/** Sentences about vehicles. The facts of a vehicle decide which of them are used. */

export const OPENINGS: Record<string, readonly string[]> = {
  campervan: [
    '{name} is our {year} {make} {model}. We bought {name} for long weekends and ended up spending whole summers on the road.',
    '{name} is small enough for a lane with grass in the middle and big enough to wait out a wet afternoon.',
    'A {make} {model} from {year} that parks like a car, cooks like a kitchen and sleeps {people}.',
    'There is no better alarm clock than the sliding door opening on a quiet morning. {name} has shown us hundreds of those.',
    '{name} has been to {area} more often than we can count, and still wants to go back.',
    'When the week has been long, we throw two bags in {name} and drive. Now you can do the same.',
    'This {make} {model} is our second living room. We look after it as if it were the first.',
    '{name} came to us in {year} and has been spoilt ever since: serviced every spring, washed more than our own car.',
    'We are {town} people who could not bear to see {name} stand still while we are at work.',
  ],
  selfBuilt: [
    'We fitted {name} out ourselves, one winter and many cups of tea long, and we would not change a drawer.',
    '{name} was a delivery van once. Two carpenters and a stubborn electrician later, {name} is a small wooden house.',
    'Everything in {name} was made to measure: the bed for tall people, the shelves for real books.',
    'We built {name} for our own long summer and found that everything worked. Now it is your turn.',
  ],
  fleetCampervan: [
    'One of our {make} {model} vans: serviced before each hire, cleaned by people who camp themselves.',
    'The {make} {model} is what our guests ask for again: easy to drive, quick to put up, warm at night.',
    'A {year} {make} {model}, fuelled, filled with water and ready to go when you arrive.',
    'We keep few vans and know each of them. This {make} {model} is the one we take ourselves.',
    'Everything has its place in this {make} {model}, and a label on the drawer until you know it.',
  ],
  motorhome: [
    '{name} is our {year} {make} {model}, a house on wheels that needs no apology: real beds, a real shower, a table for everybody.',
    'We have crossed three countries in {name} with two children and a dog, and everybody still talks to each other.',
    'A {make} {model} with room for {people}. Nobody has to build a bed at midnight.',
    '{name} is the calmest way to travel that we know: park, level, put the kettle on, look out of the window.',
    'We waited a long time for this {make} {model} and chose every extra ourselves.',
    '{name} stands in {town} when we are not away, and that is too often. Take it somewhere better.',
    'Bought new in {year}, driven by two people, and with a full service book.',
  ],
  fleetMotorhome: [
    'A {make} {model} of {year} from our own yard: a proper handover, spare parts on the shelf, and somebody who answers while you are away.',
    'Our {people}-berth {make} {model} is made for families: nobody sleeps in the corridor and everybody has a belt.',
    'The {make} {model} suits first-timers. We take an hour to show you everything, and you drive off knowing it.',
    'Every one of our motorhomes is checked from tyre to gas bottle between hires. This {make} {model} is no exception.',
  ],
  caravan: [
    '{name} is our {year} {make} {model}: light behind the car, bright inside, and dry in every weather we have met.',
    'We learnt to tow with this {make} {model}, so it cannot be hard. {Berths} sleep well in it.',
    'A {make} {model} for {people}, with the awning we would buy again.',
    'Hitch up in {town} and be pitched by supper. {name} is packed and levelled in twenty minutes.',
    'Our children grew up in {name}. The bunks have been measured against every summer.',
  ],
  static: [
    'A {make} {model} that stays where it is, so that you can simply arrive: beds made, water on, chairs on the deck.',
    'Our holiday home stands at the quiet end of a family park, with the deck turned towards the evening sun.',
    'Two bedrooms, a sofa for rainy hours, and a deck where most of the holiday happens.',
    'We spend our own weeks here in spring and autumn. The rest of the year it is yours.',
  ],
  classic: [
    '{name} left the factory in {year} and has been in no hurry since. Neither will you be.',
    'People wave at {name}. Children point. Petrol stations take longer than planned.',
    'A {year} {make} {model}, restored down to the last screw, with the sound that you remember.',
    'You do not hire {name} to arrive. You hire {name} for the road that takes longer.',
  ],
  overland: [
    'Where the tarmac ends, {name} begins. The tent on the roof is up in two minutes and the view is always better from there.',
    'A {make} {model} with the kit that we carry ourselves: recovery boards, compressor, fridge, and a ladder to bed.',
    'Built for gravel, mud and long detours, and quiet enough for the motorway that takes you there.',
  ],
};

export const BEDS: Record<string, readonly string[]> = {
  compact: [
    'The bench folds to a bed of 1.14 by 1.90 m in a minute, and a second bed waits under the lifting roof.',
    'Two sleep below, two above under the canvas, with a window that unzips to the stars.',
    'The mattress is the thick kind. We are past the age for the thin kind.',
  ],
  small: [
    'Two sleep across the back on a mattress that folds up to a bench by day.',
    'The bed slides out in one pull and leaves the floor free for boots and bags.',
  ],
  van: [
    'The fixed bed lies across the back on a slatted frame; open the doors and it is a balcony.',
    'The rear bed stays made up, with storage below it for bikes, boards or a fortnight of laundry.',
    'A lengthwise bed of 2 m, with windows on both sides and reading lights that do not wake the other one.',
  ],
  motorhome: [
    'The bed at the back is fixed, long, and reached without climbing over anybody.',
    'Single beds at the rear become one large one; another bed comes down over the lounge.',
    'The big bed is an island: you can walk round both sides of it, in socks.',
  ],
  bunks: [
    'There is a double over the cab, bunks at the back that children fight for, and the lounge makes up into another.',
    'The bunks have their own windows, lights and curtains, and are agreed to be the best place on board.',
  ],
  vanFamily: [
    'Two beds, one above the other across the back, sleep four without anything to build.',
    'Two sleep at the back and two in the lifting roof, and the table stays up.',
  ],
  caravanSmall: [
    'The bed is the whole back of it, with windows all round.',
    'By day a lounge for four, by night one great bed from wall to wall.',
  ],
  caravan: [
    'The front seats make up into a wide double, and the made-up bunks stay as they are all day.',
    'A fixed double at one end, a lounge in the round at the other, and a curtain for peace between them.',
  ],
  roof: [
    'You sleep on the roof on a mattress of real thickness, with mesh all round and a fly sheet for the weather.',
    'The roof tent opens on gas struts. Your bedding stays inside when it is folded.',
  ],
  canvas: [
    'The beds pull out at both ends under heavy cotton canvas that breathes on warm nights.',
    'Two double beds in their own bedrooms, a high roof in between, and room for a table in the rain.',
  ],
  static: [
    'A double room, a twin room and a sofa bed; blackout blinds in all of them.',
    'One bedroom has a double with a window onto trees, the other two singles that can be pushed together.',
  ],
};

/** Sentences for static caravans with an amenity. */
export const WITH_STATIC: Record<string, readonly string[]> = {
  oven: ['The kitchen is a whole one, with an oven, a full-size fridge and a window to the trees.'],
  heating: ['Radiators in every room make it a place for Easter and for October.'],
  tv: ['There is a television with a good many channels for the one evening that rains.'],
  wifi: ['The wifi reaches the deck.'],
  bedding: ['Duvets, linen and towels are laid out.'],
  outdoor_furniture: ['Table, chairs and a parasol stand on the deck.'],
  shower: ['The bathroom has a shower one can turn round in.'],
  microwave: ['Microwave, toaster, kettle and a coffee pot are there.'],
};

/** Sentences for vehicles with an amenity. */
export const WITH: Record<string, readonly string[]> = {
  kitchen: [
    'The kitchen has two burners, a sink and a drawer that closes with a soft click.',
    'You cook on gas with the door open, and there is enough worktop to chop and pour at the same time.',
    'Pans, knives that cut, a coffee pot: the kitchen is one to cook in, not to look at.',
    'A slide-out stove lets you cook outside when it is fine.',
  ],
  fridge: [
    'The fridge holds four days of food, or three and a celebration.',
    'The compressor fridge keeps milk cold on the hottest afternoon.',
  ],
  shower: [
    'The shower is hot, and dry again by the time you have dressed.',
    'There is a proper washroom with shower and loo, so any view can be your campsite where it is allowed.',
    'Outdoor shower at the back for sandy feet, hot one inside for the rest.',
  ],
  toilet: [
    'A toilet is on board, and emptied by you in three clean movements that we will show you.',
    'There is a loo on board for the middle of the night.',
  ],
  heating: [
    'The heating runs quietly through frosty nights; we have tested it with snow on the roof.',
    'Diesel heating warms it through in ten minutes.',
    'It is insulated all round and heated, so that spring and autumn are for travelling too.',
  ],
  solar: [
    'The solar panel and second battery keep lights, fridge and phones going for days without a hook-up.',
    'With the panel on the roof you need no hook-up from April to October.',
    'Two hundred watts of solar mean that the only thing that runs out is the biscuits.',
  ],
  awning: [
    'Wind the awning out and you have a second room in the shade.',
    'An awning, a mat and a few chairs make the garden.',
  ],
  bike_rack: [
    'The rack takes two bikes, heavy ones included.',
    'Bring your bikes: the carrier is on the back and the straps are new.',
  ],
  isofix: [
    'Two seats have Isofix, and we lend child seats gladly.',
    'Child seats click into Isofix in the second row.',
  ],
  bedding: [
    'Duvets, pillows and fresh linen are in the price.',
    'Beds are made up for you; towels are in the locker over the door.',
  ],
  outdoor_furniture: [
    'Table, chairs and a lantern live in the back door.',
    'Camp chairs, a table and a rug are packed.',
  ],
  reversing_camera: ['A camera helps you backwards into any pitch.'],
  tv: ['There is a television for the one evening in ten that wants it.'],
  wifi: ['The router on board makes a working morning possible almost anywhere.'],
  air_conditioning: ['Air conditioning takes the edge off August.'],
};

export const DRIVING: Record<string, readonly string[]> = {
  automatic: [
    'It is automatic, and easier to drive than most family cars.',
    'The automatic gearbox makes short work of hills and queues.',
  ],
  manual: [
    'Good mirrors, light steering: within ten minutes you forget how long it is.',
    'It drives like a large car with a better view.',
  ],
  electric: [
    'It is electric: 300 km on a charge, silence on the coast road, and the cables are on board.',
  ],
  classic: [
    'The gearbox wants a gentle hand and the brakes some foresight; we take a drive round the block together first.',
  ],
  c1: [
    'It weighs more than 3.5 tonnes, so that you need a C1 licence or an old one that includes it.',
  ],
  towingHeavy: [
    'It wants a car of some weight in front; tell us yours and we check the papers with you.',
    'Long, settled and easy to follow with; mirrors for the towing car are in the locker.',
  ],
  towing: [
    'Any family car with a towbar pulls it; we check the noseweight and the lights with you.',
    'It follows the car without fuss, and a motor mover parks it where arms would not.',
  ],
};

export const JOURNEYS: Record<string, readonly string[]> = {
  near: [
    'You start in {area}: {sight1} and {sight2} are close by, and {sight3} fills a third day.',
    'The road from our door leads straight into {area}. Our guests come back talking of {sight1} and {sight2}.',
    'For a first evening we send people to {sight1}; for a last one, to {sight2}.',
  ],
  far: [
    'It is {drive} to {area}: {sight1}, {sight2}, and a different place to sleep each night.',
    'Most guests turn towards {area}, {drive} from here, for {sight1} and {sight2}.',
    'With {drive} on the road you are in {area}. Ask us about {sight1}; we have opinions.',
    'Our own favourite trip is to {area}, {drive} away: {sight1} first, then {sight2}, then {sight3}.',
  ],
};

export const HANDOVERS: Record<string, readonly string[]> = {
  private: [
    'Handover takes half an hour over a coffee. Your car can stay in our drive.',
    'We meet you at the station if you come by train, and show you everything without hurry.',
    'We hand over in the afternoon and take it back before noon, and we are not strict about either.',
    'There is a folder on board with our favourite stops, written over years. Please add yours.',
    'Bring it back swept and with the tank as you found it. That is all the rules there are.',
  ],
  fleet: [
    'Pick-up from 14:00, return by 11:00; free parking for your car in the yard.',
    'The handover takes 45 minutes, with films for everything that you want to see twice.',
    'Somebody of ours can be reached at any hour while you are on the road.',
    'Extra drivers, cleaning and a second gas bottle are included.',
  ],
  static: [
    'Keys are in a safe by the door from 16:00; leave by 10:00 on the last day.',
    'Linen for all beds is included, and the park is quiet after ten.',
  ],
};
