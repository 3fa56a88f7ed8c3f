<?php

require 'campcairn.php';

foreach (call('GET', '/listings/bramble/availability')['ranges'] as $range) {
    echo $range['start'], ' ', $range['end'], ' ', $range['status'], ' ', $range['price'] ?? '', "\n";
}
