<?php

require 'campcairn.php';

$count = 0;
foreach (readAll('/events?type=lead.created&state=failed') as $event) {
    call('POST', "/events/{$event['id']}/resend");
    $count++;
}
echo "$count sent again\n";
