<?php

require 'campcairn.php';

$count = 0;
foreach (readAll('/leads?kind=enquiry&delivery_status=pending') as $lead) {
    // Store it first: an acknowledged enquiry is not offered again.
    echo implode(' ', [$lead['created_at'], $lead['name'], $lead['email'], $lead['message']]), "\n";
    call('POST', "/leads/{$lead['id']}/ack");
    $count++;
}
echo "$count acknowledged\n";
