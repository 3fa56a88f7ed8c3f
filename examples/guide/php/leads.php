<?php

require 'campcairn.php';

$leads = call('GET', '/leads?kind=enquiry&delivery_status=pending&limit=200')['data'];
foreach ($leads as $lead) {
    // Store it first: an acknowledged enquiry is not offered again.
    echo implode(' ', [$lead['created_at'], $lead['name'], $lead['email'], $lead['message']]), "\n";
    call('POST', "/leads/{$lead['id']}/ack");
}
echo count($leads), " acknowledged\n";
