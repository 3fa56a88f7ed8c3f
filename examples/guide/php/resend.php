<?php

require 'campcairn.php';

$events = call('GET', '/events?type=lead.created&state=failed&limit=200')['data'];
foreach ($events as $event) {
    call('POST', "/events/{$event['id']}/resend");
}
echo count($events), " sent again\n";
