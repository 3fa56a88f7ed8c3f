<?php

require 'campcairn.php';

$statistics = call('GET', '/stats?listing=bramble&by=week');
foreach ($statistics['periods'] as $week) {
    echo $week['starts'], ' ', $week['viewed'], ' ', $week['clicks'], ' ', $week['enquiries'], "\n";
}
